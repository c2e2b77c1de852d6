import Foundation

/// A project of Xcode: the targets of a file `*.xcodeproj`.
package struct XcodeProject {
    /// The targets that can be built: apps, libraries and unit tests for iOS.
    package let targets: [AppTarget]
    /// Those that can't, such as targets with sources that aren't Swift, or without a file of settings.
    package let omitted: OmittedTargets

    /// Reads a project.
    ///
    /// - Throws: A ``ProjectError`` if the project can't be read, or if no target can be built.
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
        var (targets, omitted): ([AppTarget], OmittedTargets) = ([], OmittedTargets())
        for id in ids {
            guard let kind = reader.kind(of: id) else { continue }
            let name = reader.name(of: id)
            do {
                switch try reader.target(id, named: name, kind) {
                case .target(let target): targets.append(target)
                case .system(let system): omitted.omit(name, .system(system))
                }
            } catch let error as ProjectError {
                omitted.omit(name, .problem(error))
            }
        }
        self.targets = targets
        self.omitted = omitted
        guard !targets.isEmpty else {
            throw omitted.firstError(of: project.path)
                ?? ProjectError(
                    file: project.path,
                    problem: "the project has no app, no framework and no unit tests",
                    remedy: "Name a project that has one"
                )
        }
    }
}
