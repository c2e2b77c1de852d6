import ArgumentParser
import Foundation
import ProjectReading

/// The arguments of the commands that build other people's projects.
struct ProjectOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "A folder with a Package.swift or a project of Xcode, or the project itself.",
            valueName: "path"
        )
    )
    var path = "."

    @Option(help: "The target, if the project has several apps.")
    var target: String?

    @Option(
        help: ArgumentHelp("The folder of Unfold's package. By default, the one from which the command was built.")
    )
    var unfold: String?

    @Flag(help: "Build without the sources that import frameworks which don't exist here.")
    var skipMissing = false

    @Flag(help: "Build with optimizations.")
    var release = false

    /// Returns the build of the project.
    ///
    /// - Parameter testArguments: The arguments of `swift test` that choose tests.
    func build(testArguments: [String] = []) throws -> ProjectBuild<ProjectTools> {
        let package = try UnfoldPackage(at: unfold).folder
        let configuration = release ? "release" : "debug"
        let tools = ProjectTools(unfold: package, configuration: configuration, testArguments: testArguments)
        return try ProjectBuild(
            ProjectLocation(URL(fileURLWithPath: path)),
            app: target,
            skipsMissing: skipMissing,
            unfold: package,
            tools
        )
    }

    /// Calls a closure. If a program that it runs fails, the command ends with the same status. The program has said
    /// why.
    func reporting<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let failure as Program.Failure {
            throw ExitCode(failure.status)
        }
    }
}
