import Foundation

/// The manifest of a package, as `swift package dump-package` prints it. It leaves open which files a target has, which
/// ``SwiftPackage`` knows.
package struct PackageManifest: Decodable {
    package struct Target: Decodable {
        var name: String
        var dependencies: [Dependency]?
        var exclude: [String]?
        var settings: [Setting]?
        var publicHeadersPath: String?
        var pkgConfig: String?
        var pluginUsages: [[String: [String?]]]?

        /// The names of the plugins of the target.
        var plugins: [String] { (pluginUsages ?? []).compactMap { $0.values.first?.first ?? nil } }
    }

    /// A dependency of a target.
    struct Dependency: Decodable {
        /// The name of a target or a product.
        var name: String
        /// Whether the manifest says that it is a product.
        var isProduct: Bool
        /// The package of a product, if the manifest names it.
        var package: String?
        var condition: Condition?

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: AnyKey.self)
            guard let key = container.allKeys.first else {
                throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no kind"))
            }
            var values = try container.nestedUnkeyedContainer(forKey: key)
            name = try values.decode(String.self)
            isProduct = key.stringValue == "product"
            if isProduct {
                package = try values.decodeIfPresent(String.self)
                _ = try values.decodeIfPresent([String: String].self)
            }
            condition = values.isAtEnd ? nil : try values.decodeIfPresent(Condition.self)
        }
    }

    /// A condition of a dependency or a setting.
    struct Condition: Decodable {
        var platformNames: [String]?
        var config: String?
        var traits: [String]?
    }

    /// A setting of the compiler or the linker.
    struct Setting: Decodable {
        /// The values of a setting, as many as it has.
        struct Values: Decodable {
            var all: [String] = []

            private enum CodingKeys: String, CodingKey { case first = "_0" }

            init(from decoder: any Decoder) throws {
                guard let container = try? decoder.container(keyedBy: CodingKeys.self) else { return }
                if let text = try? container.decode(String.self, forKey: .first) {
                    all = [text]
                } else if let list = try? container.decode([String].self, forKey: .first) {
                    all = list
                }
            }
        }

        /// The tool that has the setting: `swift`, `c`, `cxx` or `linker`.
        var tool: String
        var kind: [String: Values]
        var condition: Condition?
    }

    /// Another package.
    struct Package: Decodable {
        /// The contents of a requirement, or of a place.
        enum Value: Decodable {
            case text(String)
            case table([String: String])

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if let text = try? container.decode(String.self) {
                    self = .text(text)
                } else {
                    self = .table(try container.decode([String: String].self))
                }
            }
        }

        var identity: String
        /// The name by which the targets of old manifests refer to it.
        var nameForTargetDependencyResolutionOnly: String?
        var path: String?
        var location: [String: [Value]]?
        var requirement: [String: [Value]]?
    }

    struct Product: Decodable {
        var name: String
        var targets: [String]
    }

    struct Trait: Decodable {
        var name: String
        var enabledTraits: [String]?
    }

    private struct ToolsVersion: Decodable {
        var version: String

        private enum CodingKeys: String, CodingKey { case version = "_version" }
    }

    var targets: [Target]
    private var dependencies: [[String: [Package]]]?
    private var storedProducts: [Product]?
    private var toolsVersion: ToolsVersion?
    private var swiftLanguageVersions: [String]?
    var defaultLocalization: String?
    var cLanguageStandard: String?
    var cxxLanguageStandard: String?
    private var traits: [Trait]?

    private enum CodingKeys: String, CodingKey {
        case targets, dependencies, toolsVersion, swiftLanguageVersions, defaultLocalization, cLanguageStandard
        case cxxLanguageStandard, traits
        case storedProducts = "products"
    }

    var products: [Product] { storedProducts ?? [] }
    var packages: [Package] { (dependencies ?? []).flatMap { $0.values.flatMap(\.self) } }

    /// The version of SwiftPM that the manifest is written for.
    var tools: PackageVersion { PackageVersion(toolsVersion?.version ?? "") }

    /// The language mode of the package's targets, in the notation of a manifest.
    var languageMode: String {
        let versions = swiftLanguageVersions ?? [String(tools.major)]
        return LanguageMode.latest(of: versions)
    }

    /// The traits that are enabled by default.
    var enabledTraits: Set<String> {
        let all = Dictionary((traits ?? []).map { ($0.name, $0.enabledTraits ?? []) }) { first, _ in first }
        var (enabled, rest): (Set<String>, [String]) = ([], all["default"] ?? [])
        while let trait = rest.popLast() {
            if enabled.insert(trait).inserted { rest += all[trait] ?? [] }
        }
        return enabled
    }

    func target(named name: String) -> Target? { targets.first { $0.name == name } }
}

private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
