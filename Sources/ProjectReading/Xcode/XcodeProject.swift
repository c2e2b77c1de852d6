import Foundation

/// A project of Xcode: the targets of a file `*.xcodeproj`.
package struct XcodeProject {
    /// The targets that can be built: apps, libraries and unit tests.
    package let targets: [AppTarget]

    /// Reads a project.
    ///
    /// - Throws: A ``ProjectError`` if the project can't be read, or if a target contains sources that aren't Swift.
    package init(_ project: URL) throws {
        let objects = try XcodeObjects(project.appending(path: "project.pbxproj"))
        let folder = project.deletingLastPathComponent().standardizedFileURL
        let ids = objects.list("targets", of: objects.root)
        guard ids.count <= ProjectLimits.targets else {
            throw ProjectError(
                file: objects.file.path,
                problem: "the project has more than \(ProjectLimits.targets) targets",
                remedy: "Take targets out that aren't needed"
            )
        }
        var reader = XcodeTargetReader(objects, in: folder)
        targets = try ids.compactMap { try reader.target($0) }
        guard !targets.isEmpty else {
            throw ProjectError(
                file: project.path,
                problem: "the project has no app, no framework and no unit tests",
                remedy: "Name a project that has one"
            )
        }
    }
}
