import ArgumentParser

/// The commands that build projects for iOS.
///
/// They aren't subcommands of `unfold`, whose arguments are files: a parser would take their names for files.
struct ProjectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unfold",
        abstract: "Build, run and test projects for iOS.",
        subcommands: [BuildCommand.self, RunCommand.self, TestCommand.self]
    )

    /// Returns whether arguments begin with the name of one of the commands. `./test` names a file.
    static func isMeant(by arguments: [String]) -> Bool {
        configuration.subcommands.contains { $0.configuration.commandName == arguments.first }
    }
}
