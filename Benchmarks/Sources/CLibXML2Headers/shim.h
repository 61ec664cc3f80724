// Empty on purpose: the module exists for the compiler flags of pkg-config, which C sources need.
