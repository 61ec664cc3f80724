import Testing

@testable import einstein

@Suite struct ZshCompletionTests {
  @Test(
    .enabled(if: InstalledShell(.zsh) != nil, "zsh is not installed"),
    arguments: [
      ("", ["cache", "copy", "help", "query", "show"]),
      ("q", ["query"]),
      ("help c", ["cache", "copy"]),
      ("query --f", ["--first", "--format"]),
      ("query --first --a", []),
      ("query --format ", ["json", "text"]),
      ("query --format=j", ["json"]),
      ("query --using ", ["-ios\\ class\\ chain", "accessibility\\ id", "xpath"]),
      ("query p ", ["a\\ b.xml", "main.xml"]),
      ("query -d 3 p m", ["main.xml"]),
      ("copy a ", ["a\\ b.xml", "main.xml"]),
      ("cache ", ["clear", "list"]),
      ("cache --", ["--help"]),
      ("help cache ", ["clear", "list"]),
      ("help query ", []),
      ("cache list --", ["--help", "--kind", "--limit"]),
      ("cache list --kind ", ["a\\ b", "c"]),
      ("cache list -n 3 --kind=c", ["c"]),
      ("cache clear m", ["main.xml"]),
    ]
  )
  func `zsh offers what fits`(_ line: String, _ offers: [String]) throws {
    let shell = try #require(InstalledShell(.zsh))
    let result = try shell.run(
      Self.session(typing: "sample \(line)"),
      flags: ["-f"],
      files: ["a b.xml", "main.xml"]
    )
    let offered = Set(result.output.split(separator: "\n").map(String.init))
    #expect(offered.sorted() == offers)
  }

  /// Returns a script that types a line and a tab into an interactive zsh and prints the matches.
  ///
  /// Zsh completes only in its line editor. The inner shell runs in a pseudo terminal, with
  /// `compadd` wrapped to write the matches down, and leaves once it has completed; so nothing
  /// has to wait or to be cut out of what a terminal would show.
  private static func session(typing line: String) -> String {
    """
    mkdir $HOME/functions
    cat > $HOME/functions/_sample <<'END_OF_COMPLETION'
    \(CompletionShell.zsh.script(for: SampleTool.tool))END_OF_COMPLETION
    cat > $HOME/setup <<'END_OF_SETUP'
    PROMPT=
    fpath=($HOME/functions $fpath)
    autoload -U compinit
    compinit -u -D
    bindkey '^I' complete-word
    compadd() {
      if [[ ${@[1,(i)(-|--)]} != *-(O|A|D)\\ * ]]; then
        local -a hits
        builtin compadd -A hits "$@"
        print -rl -- $hits >> $HOME/hits
      fi
      builtin compadd "$@"
    }
    comppostfuncs=(exit)
    print ready
    END_OF_SETUP
    zmodload zsh/zpty
    zpty inner zsh -f -i
    zpty -w inner 'source $HOME/setup'
    zpty -r -m inner output '*ready*'
    zpty -w -n inner \((line + "\t").quotedForBourneShell)
    while zpty -r inner output; do :; done
    [[ ! -e $HOME/hits ]] || cat $HOME/hits
    """
  }
}
