import Foundation

/// A project in a place that the user names.
package enum ProjectLocation: Equatable {
    case package(URL)
    case xcodeProject(URL)
    case xcodeWorkspace(URL)

    /// Finds the project at a path: the path itself, or what is in the folder. A project of Xcode takes precedence over
    /// a package, and a workspace that people made over its projects.
    ///
    /// - Throws: A ``ProjectError`` if there is none, or if there are several.
    package init(_ path: URL) throws {
        let path = path.standardizedFileURL
        switch path.pathExtension {
        case "xcodeproj": self = .xcodeProject(path)
        case "xcworkspace": self = .xcodeWorkspace(path)
        default:
            if path.lastPathComponent == "Package.swift" {
                self = .package(path.deletingLastPathComponent())
                return
            }
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: path.path) else {
                throw ProjectError(
                    file: path.path,
                    problem: "there is no such folder",
                    remedy: "Name the folder of a package, or a project of Xcode"
                )
            }
            func only(_ type: String) throws -> URL? {
                let found = names.filter { ($0 as NSString).pathExtension == type }.sorted()
                guard found.count > 1 else { return found.first.map { path.appending(path: $0) } }
                throw ProjectError(
                    file: path.path,
                    problem: "there are several projects: \(found.joined(separator: ", "))",
                    remedy: "Name one of them"
                )
            }
            if let workspace = try only("xcworkspace") {
                self = .xcodeWorkspace(workspace)
            } else if let project = try only("xcodeproj") {
                self = .xcodeProject(project)
            } else if names.contains("Package.swift") {
                self = .package(path)
            } else {
                throw ProjectError(
                    file: path.path,
                    problem: "there is no Package.swift and no project of Xcode",
                    remedy: "Name the folder that has one"
                )
            }
        }
    }

    /// The path of the project.
    package var url: URL {
        switch self {
        case .package(let url), .xcodeProject(let url), .xcodeWorkspace(let url): url
        }
    }
}
