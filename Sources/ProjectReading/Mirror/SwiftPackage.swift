import Foundation

/// A Swift package, as `swift package describe --type json` prints it.
package struct SwiftPackage: Decodable {
    package struct Target: Decodable {
        package var name: String
        package var c99name: String
        package var type: String
        package var moduleType: String
        /// The path of the folder below that of the package.
        package var path: String
        /// The paths of the sources below the folder of the target.
        package var sources: [String]
        /// The products of packages that it depends on, plugins included.
        package var products: [String]?

        enum CodingKeys: String, CodingKey {
            case name, c99name, type, path, sources
            case moduleType = "module_type"
            case products = "product_dependencies"
        }
    }

    package struct Dependency: Decodable {
        package var identity: String
        /// How the package is found: `fileSystem`, `sourceControl` or `registry`.
        package var type: String?
    }

    package var name: String
    package var targets: [Target]
    package var dependencies: [Dependency]
    /// The version of SwiftPM that the manifest is written for.
    package var toolsVersion: String?

    enum CodingKeys: String, CodingKey {
        case name, targets, dependencies
        case toolsVersion = "tools_version"
    }

    /// Reads what the command printed.
    ///
    /// - Throws: A ``ProjectError`` if a target contains sources that aren't Swift.
    package init(description: Data, of folder: URL) throws {
        do {
            self = try JSONDecoder().decode(SwiftPackage.self, from: description)
        } catch {
            throw ProjectError(
                file: folder.path,
                problem: "the description of the package has an unknown form: \(error)",
                remedy: "Use the toolchain with which unfold was built"
            )
        }
        for target in targets where target.moduleType == "ClangTarget" {
            throw ProjectError(
                file: folder.appending(path: target.path).path,
                problem: "the target \(target.name) contains sources that aren't Swift",
                remedy: "Rewrite them in Swift, or leave the target out on Linux by #if in the manifest"
            )
        }
    }

    /// The targets whose sources are rewritten.
    package var swiftTargets: [Target] {
        targets.filter { $0.moduleType == "SwiftTarget" && $0.type != "plugin" && $0.type != "macro" }
    }

    /// Returns the place of a rewritten source in the mirror. It has the name of the rewritten file, because the
    /// compiler warns of two files with the same name, unless the manifest names the source.
    func mirrorPath(of path: String, manifest: String, _ rewrittenName: String) -> String {
        let name = (path as NSString).lastPathComponent
        if manifest.contains("\(name)\"") { return path }
        return (path.dropLast(name.count) + rewrittenName).description
    }
}
