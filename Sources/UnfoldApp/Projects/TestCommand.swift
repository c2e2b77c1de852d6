import ArgumentParser

/// The command `unfold test`.
struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Build a project for iOS with its tests, and run them."
    )

    @OptionGroup var project: ProjectOptions

    @Option(help: "Run only tests whose names match a regular expression.")
    var filter: [String] = []

    func run() throws {
        throw ExitCode(try project.build(testArguments: filter.flatMap { ["--filter", $0] }).test())
    }
}
