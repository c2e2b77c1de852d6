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
        let builder = try project.builder()
        _ = try builder.build(withTests: true)
        throw ExitCode(try builder.test(filter.flatMap { ["--filter", $0] }))
    }
}
