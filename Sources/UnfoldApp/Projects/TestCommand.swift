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
        let arguments = filter.flatMap { ["--filter", $0] }
        throw ExitCode(try project.reporting { try project.build(testArguments: arguments).test() })
    }
}
