import Foundation

/// A project in a place that the user names.
package enum ProjectLocation: Equatable {
    case package(URL)
    case xcodeProject(URL)
    case xcodeWorkspace(URL)

    /// Finds the project at a path: the path itself, or what is in the folder. A package takes precedence over projects
    /// of Xcode, which often are the examples of the package, and a workspace that people made over its projects.
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
            if names.contains("Package.swift") {
                self = .package(path)
                return
            }
            func only(_ type: String) throws -> URL? {
                let found = Self.named(names, type)
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
            } else {
                throw ProjectError(
                    file: path.path,
                    problem: "there is no Package.swift and no project of Xcode",
                    remedy: "Name the folder that has one"
                )
            }
        }
    }

    private static func named(_ names: [String], _ type: String) -> [String] {
        names.filter { ($0 as NSString).pathExtension == type }.sorted()
    }

    /// The names of the projects of Xcode beside a package, which can be named in its place.
    var others: [String] {
        guard case .package(let folder) = self else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return (Self.named(names, "xcodeproj") + Self.named(names, "xcworkspace")).sorted()
    }

    /// The path of the project.
    package var url: URL {
        switch self {
        case .package(let url), .xcodeProject(let url), .xcodeWorkspace(let url): url
        }
    }
}
