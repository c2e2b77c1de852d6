import ArgumentParser
import Foundation

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

    @Flag(help: "Build with optimizations.")
    var release = false

    /// The build of the project.
    func builder() throws -> ProjectBuilder {
        try ProjectBuilder(
            path: URL(fileURLWithPath: path),
            target: target,
            unfold: UnfoldPackage(at: unfold),
            isRelease: release
        )
    }
}
