import ConfinedFiles
import Foundation

/// A project in a place that the user names.
package enum ProjectLocation: Equatable {
    case package(URL)
    /// A library for CocoaPods, by its specification.
    case pod(URL)
    case xcodeProject(URL)
    case xcodeWorkspace(URL)

    /// Finds the project at a path: the path itself, or what is in the folder. A package takes precedence over projects
    /// of Xcode, which often are the examples of the package, and a workspace that people made over its projects.
    /// A specification for CocoaPods counts where there is neither.
    ///
    /// - Throws: A ``ProjectError`` if there is none, or if there are several.
    package init(_ path: URL) throws {
        let path = path.standardizedFileURL
        switch path.pathExtension {
        case "xcodeproj": self = .xcodeProject(path)
        case "xcworkspace": self = .xcodeWorkspace(path)
        case "podspec": self = .pod(path)
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
            let hasProject = names.contains { ($0 as NSString).pathExtension == "xcodeproj" }
            if names.contains("Package.swift"), !hasProject || Self.isSupported(in: path, names) {
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
            } else if let pod = Self.pod(among: names) {
                self = .pod(path.appending(path: pod))
            } else if let project = try only("xcodeproj") {
                self = .xcodeProject(project)
            } else {
                throw ProjectError(
                    file: path.path,
                    problem: "there is no Package.swift, no project of Xcode and no podspec",
                    remedy: "Name the folder that has one"
                )
            }
        }
    }

    /// Whether SwiftPM reads the manifest of a package. Its versions since 5 refuse those from before 4, such as one
    /// without the line for the version, and the project of Xcode beside it is then what its author uses.
    private static func isSupported(in folder: URL, _ names: [String]) -> Bool {
        // A manifest for a version of its own may be there, too.
        if names.contains(where: { $0.hasPrefix("Package@swift-") }) { return true }
        guard let text = try? String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8) else {
            return true
        }
        let version = text.prefixMatch(of: /\s*\/\/\s*swift-tools-version\s*:\s*([0-9]+)/.ignoresCase())?.output.1
        return version.flatMap { Int($0) }.map { $0 >= 4 } ?? false
    }

    /// The only specification for CocoaPods, if no project is beside it but a link for Carthage to one of CocoaPods.
    private static func pod(among names: [String]) -> String? {
        let pods = named(names, "podspec")
        return pods.count == 1 && named(names, "xcodeproj").allSatisfy { $0.hasPrefix("_") } ? pods.first : nil
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

    /// The project of Xcode that has the tests of a package without tests: the only one beside it, the one of its name,
    /// or else the only one in its folders, such as that of an example. A name that begins with an underscore is a link
    /// for Carthage to a project of CocoaPods.
    var projectWithTests: ProjectLocation? {
        guard case .package(let folder) = self else { return nil }
        let projects = others.filter { $0.hasSuffix(".xcodeproj") && !$0.hasPrefix("_") }
        let own = folder.lastPathComponent + ".xcodeproj"
        let name = projects.count == 1 ? projects.first : projects.first { $0 == own }
        if let name { return .xcodeProject(folder.appending(path: name)) }
        guard projects.isEmpty else { return nil }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let inner = names.filter { $0.allSatisfy { $0 != "." } }
            .compactMap { try? ProjectLocation(folder.appending(path: $0)) }
            .filter { if case .package = $0 { false } else { true } }
        return inner.count == 1 ? inner.first : nil
    }

    /// The projects of Xcode; none for a package or a library for CocoaPods.
    func projects() throws -> [URL] {
        switch self {
        case .package, .pod: []
        case .xcodeProject(let project): [project]
        case .xcodeWorkspace(let workspace): try XcodeWorkspace(workspace).projects
        }
    }

    /// The contents of the file with the versions of packages that the project was built with; `nil` if there is none.
    var versions: Data? {
        let folder =
            switch self {
            case .package(let folder): folder
            case .pod(let file): file.deletingLastPathComponent()
            case .xcodeProject(let project): project.appending(path: "project.xcworkspace/xcshareddata/swiftpm")
            case .xcodeWorkspace(let workspace): workspace.appending(path: "xcshareddata/swiftpm")
            }
        let file = try? RegularFile(folder.appending(path: "Package.resolved").path, limit: ProjectLimits.fileBytes)
        return try? file?.data()
    }

    /// The path of the project.
    package var url: URL {
        switch self {
        case .package(let url), .pod(let url), .xcodeProject(let url), .xcodeWorkspace(let url): url
        }
    }
}
