import Foundation

/// The manifest of a package that builds the targets of a project.
package struct ProjectManifest {
    /// The folder of this package, which has UIKit.
    package var unfold: URL
    package var targets: [AppTarget]

    package init(unfold: URL, targets: [AppTarget]) {
        self.unfold = unfold
        self.targets = targets
    }

    /// The modules of iOS and the tools for tests, which every target can import.
    static let systemProducts = ["UIKit", "QuartzCore", "CoreGraphics", "ObjectiveC", "Unfold"]
    static let testProducts = ["UIKitTesting"]

    /// The text of the file.
    package var text: String {
        let packages = Set(targets.flatMap(foreignProducts).map(\.source)).map(Self.package).sorted()
        let lines =
            ["        .package(name: \"unfold\", path: \(unfold.path.debugDescription)),"]
            + packages.map { "        \($0)," }
        return """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "mirror",
                dependencies: [
            \(lines.joined(separator: "\n"))
                ],
                targets: [
            \(targets.map(target).joined(separator: "\n"))
                ],
                swiftLanguageModes: [.v5]
            )

            """
    }

    private func target(_ target: AppTarget) -> String {
        let function =
            switch target.kind {
            case .application: "executableTarget"
            case .library: "target"
            case .tests: "testTarget"
            }
        let modules = Dictionary(targets.map { ($0.name, $0.module) }) { first, _ in first }
        var dependencies = target.dependencies.compactMap { modules[$0]?.text }.map(\.debugDescription)
        let system = Self.systemProducts + (target.kind == .tests ? Self.testProducts : [])
        dependencies += system.map { ".product(name: \($0.debugDescription), package: \"unfold\")" }
        dependencies += foreignProducts(of: target).map { product in
            ".product(name: \(product.name.debugDescription), package: \(Self.identity(product.source).debugDescription))"
        }
        let conditions = target.conditions.filter { $0 != "$(inherited)" }.map { ".define(\($0.debugDescription))" }
        let settings = conditions.isEmpty ? "" : ", swiftSettings: [\(conditions.joined(separator: ", "))]"
        return """
                    .\(function)(
                        name: \(target.module.text.debugDescription),
                        dependencies: [
                            \(dependencies.joined(separator: ",\n                "))
                        ],
                        path: \("Sources/\(target.module)".debugDescription)\(settings)
                    ),
            """
    }

    /// Returns the products that this package doesn't have.
    private func foreignProducts(of target: AppTarget) -> [PackageProduct] {
        target.products.filter { !(Self.systemProducts + Self.testProducts).contains($0.name) }
    }

    private static func package(_ source: PackageProduct.Source) -> String {
        switch source {
        case .folder(let folder): ".package(path: \(folder.path.debugDescription))"
        case .repository(let url, let requirement): ".package(url: \(url.debugDescription), \(requirement))"
        }
    }

    /// Returns the name by which a manifest refers to a package: the last part of its address.
    private static func identity(_ source: PackageProduct.Source) -> String {
        switch source {
        case .folder(let folder): folder.lastPathComponent.lowercased()
        case .repository(let url, _):
            String((url.split(separator: "/").last ?? "").replacing(/\.git$/, with: "")).lowercased()
        }
    }
}
