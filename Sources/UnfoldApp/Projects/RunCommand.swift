import ArgumentParser
import ProjectReading

/// The command `unfold run`.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Build an app for iOS from its project, and run it."
    )

    @OptionGroup var project: ProjectOptions

    func run() throws {
        guard let program = try project.reporting({ try project.build().build() }) else {
            throw ValidationError("The project has no app to run. Use unfold test for its tests.")
        }
        throw ExitCode(try Program([program.path]).run())
    }
}
