import Foundation

/// The manifest of a mirror: a package with the targets of a project that iOS builds.
///
/// It is ours for packages, too. A stranger's manifest may be written for any version of SwiftPM, and names targets and
/// platforms that don't matter here.
package struct MirrorManifest {
    package struct Target: Equatable, Sendable {
        enum Kind: String, Sendable {
            case program = "executableTarget"
            case library = "target"
            case tests = "testTarget"
            case macro
            case systemLibrary
        }

        enum Dependency: Hashable, Sendable {
            case target(String)
            case product(String, package: String)
        }

        var name: String
        var kind: Kind
        /// The path of its folder in the mirror.
        var path: String
        var dependencies: [Dependency] = []
        /// Whether its sources may import the modules of iOS.
        var importsSystem = true
        /// The resources in the notation of a manifest.
        var resources: [String] = []
        var publicHeadersPath: String?
        var pkgConfig: String?
        /// Settings by the tool that has them, in the notation of a manifest.
        var settings: [String: [String]] = [:]

        init(name: String, kind: Kind, path: String) {
            (self.name, self.kind, self.path) = (name, kind, path)
        }
    }

    /// The modules of iOS and the tools for tests, which every target can import.
    static let systemProducts = [
        "UIKit", "QuartzCore", "CoreGraphics", "Combine", "ObjectiveC", "SystemLog", "Unfold",
    ]
    static let testProducts = ["UIKitTesting"]
    /// Whether a product is one of this package.
    static func isOwn(_ product: String) -> Bool { (systemProducts + testProducts).contains(product) }

    var name = "mirror"
    /// The folder of this package, which has UIKit.
    var unfold: URL
    /// The version of SwiftPM that the settings of the targets need.
    var tools = PackageVersion("6.0")
    var defaultLocalization: String?
    /// The packages of other people, in the notation of a manifest.
    var packages: Set<String> = []
    var targets: [Target] = []
    /// More arguments of the package.
    var standards: [(name: String, value: String)] = []

    init(unfold: URL) { self.unfold = unfold }

    /// The text of the file.
    package var text: String {
        let hasMacros = targets.contains { $0.kind == .macro }
        let localization = defaultLocalization.map { "\n    defaultLocalization: \($0.debugDescription)," } ?? ""
        let own = ".package(name: \"unfold\", path: \(unfold.path.debugDescription))"
        let packages = ([own] + self.packages.sorted()).map { "        \($0)," }.joined(separator: "\n")
        let standards = standards.map { ",\n    \($0.name): .init(rawValue: \($0.value.debugDescription))" }.joined()
        return """
            // swift-tools-version: \(max(tools, PackageVersion("6.0")).text)
            \(hasMacros ? "import CompilerPluginSupport\n" : "")import PackageDescription

            let package = Package(
                name: \(name.debugDescription),\(localization)
                dependencies: [
            \(packages)
                ],
                targets: [
            \(targets.map(target).joined(separator: "\n"))
                ],
                swiftLanguageModes: [.v5]\(standards)
            )

            """
    }

    private func target(_ target: Target) -> String {
        var lines = ["name: \(target.name.debugDescription)"]
        if target.kind != .systemLibrary {
            let dependencies = dependencies(of: target).map(Self.expression)
            lines.append(
                "dependencies: [\n\(dependencies.map { "                \($0)," }.joined(separator: "\n"))\n            ]"
            )
        }
        lines.append("path: \(target.path.debugDescription)")
        if !target.resources.isEmpty { lines.append(Self.list("resources", target.resources)) }
        if let path = target.publicHeadersPath { lines.append("publicHeadersPath: \(path.debugDescription)") }
        if let name = target.pkgConfig { lines.append("pkgConfig: \(name.debugDescription)") }
        for (tool, label) in [
            ("c", "cSettings"), ("cxx", "cxxSettings"), ("swift", "swiftSettings"), ("linker", "linkerSettings"),
        ] {
            if let settings = target.settings[tool], !settings.isEmpty { lines.append(Self.list(label, settings)) }
        }
        return
            "        .\(target.kind.rawValue)(\n            \(lines.joined(separator: ",\n            "))\n        ),"
    }

    private func dependencies(of target: Target) -> [Target.Dependency] {
        guard target.importsSystem else { return target.dependencies }
        let system = Self.systemProducts + (target.kind == .tests ? Self.testProducts : [])
        return target.dependencies + system.map { .product($0, package: "unfold") }
    }

    private static func list(_ label: String, _ values: [String]) -> String {
        "\(label): [\n\(values.map { "                \($0)," }.joined(separator: "\n"))\n            ]"
    }

    private static func expression(_ dependency: Target.Dependency) -> String {
        switch dependency {
        case .target(let name): ".target(name: \(name.debugDescription))"
        case .product(let name, let package):
            ".product(name: \(name.debugDescription), package: \(package.debugDescription))"
        }
    }
}
