import Foundation

extension SwiftPackage {
    /// The plugin that rewrites sources in a build by SwiftPM.
    static let pluginName = "ObjectiveCSources"

    /// Whether the plugin rewrites sources of the package.
    package var usesPlugin: Bool { targets.contains(where: \.usesPlugin) }

    private struct Manifest: Decodable {
        struct Target: Decodable {
            var name: String
            var exclude: [String]?
        }

        var targets: [Target]
    }

    /// Adds the sources that the plugin takes: all Swift files of its targets but those that the manifest excludes.
    ///
    /// - Parameters:
    ///   - manifest: The output of `swift package dump-package`.
    ///   - paths: The paths of all files in the folder of the package.
    package mutating func addPluginSources(_ manifest: Data, paths: [String]) throws {
        let manifest = try JSONDecoder().decode(Manifest.self, from: manifest)
        let excluded = Dictionary(manifest.targets.map { ($0.name, $0.exclude ?? []) }) { first, _ in first }
        for index in targets.indices where targets[index].usesPlugin {
            let target = targets[index]
            let files = paths.filter { $0.hasPrefix(target.path + "/") && $0.hasSuffix(".swift") }
                .map { String($0.dropFirst(target.path.count + 1)) }
            targets[index].sources = files.filter { file in
                !(excluded[target.name] ?? []).contains { file == $0 || file.hasPrefix($0 + "/") }
            }
        }
    }
}

extension SwiftPackage.Target {
    fileprivate var usesPlugin: Bool { products?.contains(SwiftPackage.pluginName) ?? false }
}
