import ConfinedFiles
import Foundation

/// A Swift package: its targets with their files, and its manifest.
package struct SwiftPackage {
    /// A target as `swift package describe --type json` prints it.
    package struct Target: Decodable {
        package var name: String
        package var c99name: String
        package var type: String
        package var moduleType: String
        /// The path of the folder below that of the package.
        package var path: String
        /// The paths of the sources below the folder of the target.
        package var sources: [String]
        var resources: [Resource]?
        /// The products of packages that it depends on, plugins included.
        var products: [String]?

        enum CodingKeys: String, CodingKey {
            case name, c99name, type, path, sources, resources
            case moduleType = "module_type"
            case products = "product_dependencies"
        }

        var isTest: Bool { type == "test" || type == "snippet" }
        var isProgram: Bool { type == "executable" }
    }

    /// A resource with the rule of the manifest.
    struct Resource: Decodable {
        struct Rule: Decodable {
            var localization: String?
        }

        /// The absolute path.
        var path: String
        /// The rule by its name.
        var rule: [String: Rule]
    }

    private struct Description: Decodable {
        var name: String
        var path: String?
        var targets: [Target]
    }

    package let name: String
    /// The folder of the package.
    package let folder: URL
    /// The folder in the paths of resources, which may be another one, without links.
    let describedFolder: String
    package private(set) var targets: [Target]
    let manifest: PackageManifest
    /// The identity of a package in a repository; `nil` for one that is named by its folder.
    let identity: String?

    /// Reads what SwiftPM says of a package.
    ///
    /// - Parameters:
    ///   - description: The output of `swift package describe --type json`.
    ///   - manifest: That of `swift package dump-package`.
    ///   - identity: The identity of a package in a repository.
    package init(description: Data, manifest: Data, of folder: URL, identity: String? = nil) throws {
        do {
            let decoder = JSONDecoder()
            let description = try decoder.decode(Description.self, from: description)
            self.manifest = try decoder.decode(PackageManifest.self, from: manifest)
            (name, targets) = (description.name, description.targets)
            describedFolder = description.path ?? folder.path
        } catch {
            throw ProjectError(
                file: folder.path,
                problem: "the description of the package has an unknown form: \(error)",
                remedy: "Use the toolchain with which unfold was built"
            )
        }
        (self.folder, self.identity) = (folder, identity)
        // SwiftPM lists them in another order each time.
        targets.sort { $0.name < $1.name }
        try addPluginSources()
    }

    /// The folders of packages that are named by their paths.
    var localPackages: [URL] {
        manifest.packages.compactMap { package in
            guard let path = package.path, !Self.isUnfold(package) else { return nil }
            return URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL
        }
    }

    /// The packages in repositories whose products the targets need, except those that only macros need. Where the
    /// manifest doesn't say which one has a product, all of them.
    func repositories(withTests: Bool) -> [PackageManifest.Package] {
        let built = targets.filter { ($0.type != "test" || withTests) && !["macro", "plugin"].contains($0.type) }
        return packages(of: built).filter { $0.path == nil && !Self.isUnfold($0) }
    }

    /// The identities of the packages whose products macros need.
    var macroRepositories: [String] {
        packages(of: targets.filter { $0.type == "macro" }).filter { $0.path == nil }.map(\.identity)
    }

    private func packages(of targets: [Target]) -> [PackageManifest.Package] {
        var identities: Set<String> = []
        for dependency in targets.flatMap({ manifest.target(named: $0.name)?.dependencies ?? [] })
        where PackageCondition.holds(dependency.condition, self) {
            if !dependency.isProduct, manifest.target(named: dependency.name) != nil { continue }
            let found = namedPackage(of: dependency).map { [$0] } ?? manifest.packages
            identities.formUnion(found.map(\.identity))
        }
        return manifest.packages.filter { identities.contains($0.identity) }
    }

    /// Returns the package that a dependency names, or whose name its product has.
    func namedPackage(of dependency: PackageManifest.Dependency) -> PackageManifest.Package? {
        let name = dependency.package ?? dependency.name
        return manifest.packages.first {
            $0.nameForTargetDependencyResolutionOnly == name || $0.identity == name.lowercased()
        }
    }

    /// Whether the package is for iOS: a source imports UIKit, or has attributes for Objective-C where no source tells
    /// systems without it apart. The sources of others compile as they are, and their parts for iOS need its libraries.
    var isForIOS: Bool {
        var (hasAttributes, knowsOthers) = (false, false)
        for target in targets where target.moduleType == "SwiftTarget" && !target.isTest {
            for source in target.sources {
                let file = folder.appending(path: target.path).appending(path: source)
                guard let data = try? RegularFile(file.path, limit: ProjectLimits.fileBytes).data() else { continue }
                func has(_ words: [String]) -> Bool { words.contains { data.range(of: Data($0.utf8)) != nil } }
                if has(["import UIKit", "import QuartzCore"]) { return true }
                hasAttributes = hasAttributes || has(["@objc", "#selector"])
                knowsOthers = knowsOthers || has(["os(Linux)", "canImport(ObjectiveC)", "canImport(Darwin)", "_ObjC)"])
            }
        }
        return hasAttributes && !knowsOthers
    }

    /// Whether a package is this one, whose modules a mirror has from its own checkout.
    static func isUnfold(_ package: PackageManifest.Package) -> Bool {
        package.identity == "unfold" || package.nameForTargetDependencyResolutionOnly == "unfold"
    }

    /// Adds the sources that the plugin ``pluginName`` takes: all Swift files of its targets but those that are
    /// excluded.
    private mutating func addPluginSources() throws {
        for index in targets.indices where targets[index].usesPlugin {
            let target = targets[index]
            let excluded = manifest.target(named: target.name)?.exclude ?? []
            var (walk, budget) = (FolderWalk(skipsHidden: true), ReadingBudget(of: folder))
            let files = try walk.items(in: folder.appending(path: target.path), of: folder, &budget)
            targets[index].sources = files.map(\.path.text).filter { file in
                file.hasSuffix(".swift") && !excluded.contains { file == $0 || file.hasPrefix($0 + "/") }
            }
        }
    }

    /// The plugin that rewrites sources in a build by SwiftPM.
    static let pluginName = "ObjectiveCSources"
}

extension SwiftPackage.Target {
    fileprivate var usesPlugin: Bool { products?.contains(SwiftPackage.pluginName) ?? false }
}
