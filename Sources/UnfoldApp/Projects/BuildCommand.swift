import ArgumentParser

/// The command `unfold build`.
struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Build an app for iOS from its project, without a change in it."
    )

    @OptionGroup var project: ProjectOptions

    func run() throws {
        _ = try project.reporting { try project.build().build() }
    }
}
