import Testing

@testable import einstein

@Suite struct CompletionScriptTests {
  @Test func `the script for bash is as reviewed`() {
    #expect(
      CompletionShell.bash.script(for: GoldenTool.tool)
        == #"""
        # bash completion for tiny

        # Offers those of the words that begin with what was typed.
        _tiny_words() {
          local typed=$current word
          case $typed in
            [\"\']*) typed=${typed:1} ;;
            *) typed=${typed//\\/} ;;
          esac
          for word in "$@"; do
            [[ $word == "$typed"* ]] || continue
            case $current in
              [\"\']*) COMPREPLY+=("$word") ;;
              *) COMPREPLY+=("$prefix$(printf %q "$word")") ;;
            esac
          done
        }

        # Offers the files and folders that begin with what was typed.
        _tiny_files() {
          local path typed=$current
          case $typed in
            [\"\']*) typed=${typed:1} ;;
            *) typed=${typed//\\/} ;;
          esac
          # Only while completing, and only from bash 4 on, can the shell be told to quote file names.
          compopt -o filenames 2>/dev/null
          while IFS= read -r path; do
            COMPREPLY+=("$prefix$path")
          done < <(compgen -f -- "$typed")
        }

        # Offers what may follow an option of a command.
        _tiny_value() {
          case "$command $option" in
            'show -o' | 'show --out') _tiny_files ;;
            'cache fill -s' | 'cache fill --size') : ;;
          esac
        }

        # Tells whether an option of a command takes a value.
        _tiny_takes_value() {
          case "$command $1" in
            'show -o' | 'show --out') return 0 ;;
            'cache fill -s' | 'cache fill --size') return 0 ;;
            *) return 1 ;;
          esac
        }

        # Tells whether the word that follows chooses a command.
        _tiny_chooses_command() {
          case $command in
            'help' | 'cache') return 0 ;;
            *) return 1 ;;
          esac
        }

        _tiny() {
          local current=${COMP_WORDS[COMP_CWORD]} command= option= prefix= ended= position=0 index word
          COMPREPLY=()
          for ((index = 1; index < COMP_CWORD; index++)); do
            word=${COMP_WORDS[index]}
            if [[ -n $option ]]; then
              # Bash makes a word of the '=' in --name=value.
              [[ $word == = ]] || option=
            elif [[ -n $ended || $word != -?* ]]; then
              if [[ -z $command ]]; then
                command=$word
              elif _tiny_chooses_command; then
                command="$command $word"
              else
                ((position++))
              fi
            elif [[ $word == -- ]]; then
              ended=1
            elif _tiny_takes_value "$word"; then
              option=$word
            fi
          done
          if [[ -n $option ]]; then
            [[ $current == = ]] && current=
            _tiny_value
            return 0
          fi
          if [[ -z $ended && $current == --*=* ]]; then
            option=${current%%=*} prefix=${current%%=*}= current=${current#*=}
            _tiny_value
            return 0
          fi
          if [[ -z $ended && $current == -* ]]; then
            case $command in
              'show') _tiny_words '-o' '--out' '--quiet' '-h' '--help' ;;
              'cache') _tiny_words '-h' '--help' ;;
              'cache fill') _tiny_words '-s' '--size' '-h' '--help' ;;
              '') _tiny_words '-h' '--help' '--version' ;;
            esac
            return 0
          fi
          case "$command $position" in
            ' '*) _tiny_words 'show' 'cache' 'help' ;;
            'help 0') _tiny_words 'show' 'cache' ;;
            'show 0') _tiny_words 'a b' 'it'\''s' ;;
            'cache 0' | 'help cache 0') _tiny_words 'fill' ;;
            'cache fill 0') _tiny_words 'a' ;;
          esac
          return 0
        }

        complete -F _tiny tiny

        """#
    )
  }

  @Test func `the script for zsh is as reviewed`() {
    #expect(
      CompletionShell.zsh.script(for: GoldenTool.tool)
        == #"""
        #compdef tiny
        # zsh completion for tiny

        _tiny_commands() {
          local -a commands=(
            'show:Show it'\''s `$all`.'
            'cache:Keep it.'
            'help:Explain the tool or a command.'
          )
          _describe -t commands command commands
        }

        _tiny_show_KIND() {
          local -a choices=(
            'a b'
            'it'\''s'
          )
          _describe -t values 'KIND' choices
        }

        _tiny_cache_fill_KIND() {
          local -a choices=(
            'a'
          )
          _describe -t values 'KIND' choices
        }

        _tiny_cache_commands() {
          local -a commands=(
            'fill:Fill it'\''s `$all`.'
          )
          _describe -t commands command commands
        }

        _tiny_cache() {
          local context state state_descr line
          typeset -A opt_args
          _arguments -S \
            '(- 1 *)'{-h,--help}'[Show this help.]' \
            '1:command:_tiny_cache_commands' \
            '*::argument:->argument'
          [[ $state == argument ]] || return
          case $line[1] in
            fill)
              _arguments -s -S \
                '(-s --size)-s+[How much.]:SIZE: ' '(-s --size)--size=[How much.]:SIZE: ' \
                '(- *)-h[Show this help.]' '(- *)--help[Show this help.]' \
                '1:KIND:_tiny_cache_fill_KIND'
              ;;
          esac
        }

        _tiny() {
          local context state state_descr line
          typeset -A opt_args
          _arguments -S \
            '(- 1 *)'{-h,--help}'[Show this help.]' \
            '(- 1 *)--version[Show the version.]' \
            '1:command:_tiny_commands' \
            '*::argument:->argument'
          [[ $state == argument ]] || return
          case $line[1] in
            help)
              state=
              _arguments '1:command:_tiny_commands' '*::argument:->argument'
              [[ $state == argument ]] || return
              case $line[1] in
                cache) _arguments '1:command:_tiny_cache_commands' ;;
              esac
              ;;
            show)
              _arguments -s -S \
                '(-o --out)-o+[A \[file\]\: 100%.]:OUT:_files' '(-o --out)--out=[A \[file\]\: 100%.]:OUT:_files' \
                '(--quiet)--quiet[Say nothing.]' \
                '(- *)-h[Show this help.]' '(- *)--help[Show this help.]' \
                '1::KIND:_tiny_show_KIND'
              ;;
            cache) _tiny_cache ;;
          esac
        }

        # Found through fpath, the file is the body of the function; sourced, it must be registered.
        if [[ $funcstack[1] == _tiny ]]; then
          _tiny "$@"
        else
          compdef _tiny tiny
        fi

        """#
    )
  }

  @Test func `the script for fish is as reviewed`() {
    #expect(
      CompletionShell.fish.script(for: GoldenTool.tool)
        == #"""
        # fish completion for tiny

        # Prints the command and the positional arguments after it, as far as they are typed.
        function __tiny_words
            set -l taking
            set -l pending 0
            set -l ended 0
            set -l command
            set -l words
            for token in (commandline -opc)[2..-1]
                if test $pending = 1
                    set pending 0
                else if test $ended = 0; and test "$token" = --
                    set ended 1
                else if test $ended = 0; and string match -q -- '-?*' $token
                    contains -- $token $taking; and set pending 1
                else if test -z "$command"; or contains -- "$command" help cache
                    set command (string join ' ' $command $token)
                    switch "$command"
                    case show
                        set taking -o --out
                    case "cache fill"
                        set taking -s --size
                    end
                else
                    set words $words $token
                end
            end
            test -z "$command"; or printf '%s\n' $command $words
        end

        # Tells whether no command has been typed yet.
        function __tiny_lacks_command
            test (count (__tiny_words)) = 0
        end

        # Tells whether a command has been typed, with so many or more positional arguments.
        function __tiny_uses -a command minimum maximum
            set -l words (__tiny_words)
            test "$words[1]" = "$command"; or return 1
            set -l given (math (count $words) - 1)
            test -z "$minimum"; or test $given -ge $minimum; or return 1
            test -z "$maximum"; or test $given -le $maximum
        end

        function __tiny_show_KIND
            printf '%s\n' 'a b'
            printf '%s\n' 'it\'s'
        end

        function __tiny_cache_fill_KIND
            printf '%s\n' 'a'
        end

        complete -c tiny -e
        complete -c tiny -f
        complete -c tiny -n __tiny_lacks_command -s h -l help -d 'Show this help.'
        complete -c tiny -n __tiny_lacks_command -l version -d 'Show the version.'
        complete -c tiny -n __tiny_lacks_command -a show -d 'Show it\'s `$all`.'
        complete -c tiny -n __tiny_lacks_command -a cache -d 'Keep it.'
        complete -c tiny -n __tiny_lacks_command -a help -d 'Explain the tool or a command.'
        complete -c tiny -n '__tiny_uses help 0 0' -a show -d 'Show it\'s `$all`.'
        complete -c tiny -n '__tiny_uses help 0 0' -a cache -d 'Keep it.'
        complete -c tiny -n '__tiny_uses cache 0 0' -s h -l help -d 'Show this help.'
        complete -c tiny -n '__tiny_uses cache 0 0' -a fill -d 'Fill it\'s `$all`.'
        complete -c tiny -n '__tiny_uses "help cache" 0 0' -a fill -d 'Fill it\'s `$all`.'
        complete -c tiny -n '__tiny_uses show' -s o -l out -r -d 'A [file]: 100%.' -F
        complete -c tiny -n '__tiny_uses show' -l quiet -d 'Say nothing.'
        complete -c tiny -n '__tiny_uses show' -s h -l help -d 'Show this help.'
        complete -c tiny -n '__tiny_uses show 0 0' -a '(__tiny_show_KIND)'
        complete -c tiny -n '__tiny_uses "cache fill"' -s s -l size -x -d 'How much.'
        complete -c tiny -n '__tiny_uses "cache fill"' -s h -l help -d 'Show this help.'
        complete -c tiny -n '__tiny_uses "cache fill" 0 0' -a '(__tiny_cache_fill_KIND)'

        """#
    )
  }
}
