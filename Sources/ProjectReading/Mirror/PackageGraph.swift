import Foundation

/// The targets of a package and of the packages that it names by their paths, as one graph.
///
/// A mirror has all of them as targets of its own, because their sources are rewritten, too. Packages in repositories
/// stay dependencies: SwiftPM checks them out by the requirement of the manifest.
package struct PackageGraph {
    struct Node {
        var package: SwiftPackage
        var target: SwiftPackage.Target
        var manifest: PackageManifest.Target?
        var dependencies: [MirrorManifest.Target.Dependency]
        /// Whether it belongs to the package that is built.
        var isOwn: Bool

        /// The names of the targets that it depends on.
        var needs: [String] {
            dependencies.compactMap { if case .target(let name) = $0 { name } else { nil } }
        }
    }

    /// The nodes that are built, by their names.
    private(set) var nodes: [Node] = []
    private(set) var omitted = OmittedTargets()
    /// The packages that SwiftPM checks out, in the notation of a manifest.
    private(set) var repositories: Set<String> = []

    private let packages: [SwiftPackage]

    /// - Parameters:
    ///   - packages: The package, and those that it names by their paths, directly or not.
    ///   - products: The products that are built, with the folders of their packages; `nil` for all targets of the
    ///     first package.
    ///   - withTests: Whether the tests of the first package are built.
    init(_ packages: [SwiftPackage], products: [(name: String, folder: URL)]? = nil, withTests: Bool) throws {
        self.packages = packages
        var all: [String: Node] = [:]
        for (index, package) in packages.enumerated() {
            for target in package.targets where Self.isBuilt(target) {
                if let other = all[target.name], other.package.folder != package.folder {
                    throw ProjectError(
                        file: package.folder.path,
                        problem: "\(other.package.folder.path) also has a target \(target.name)",
                        remedy: "Rename one of them"
                    )
                }
                all[target.name] = Node(
                    package: package,
                    target: target,
                    manifest: package.manifest.target(named: target.name),
                    dependencies: [],
                    isOwn: index == 0 && products == nil
                )
            }
        }
        var rest =
            products?.flatMap { self.targets(of: $0.name, in: $0.folder) }
            ?? packages[0].targets.filter { Self.isBuilt($0) && (withTests || !$0.isTest) }.map(\.name)
        var used: [String: Node] = [:]
        while let name = rest.popLast() {
            guard used[name] == nil, var node = all[name] else { continue }
            if let problem = Self.problem(of: node) {
                omitted.omit(name, .problem(problem))
            } else {
                node.dependencies = try (node.manifest?.dependencies ?? []).flatMap { try resolve($0, of: node) }
                rest += node.needs
            }
            used[name] = node
        }
        let sorted = used.values.sorted { $0.target.name < $1.target.name }
        omitted.spread(over: sorted.map { (name: $0.target.name, needs: $0.needs) })
        nodes = sorted.filter { !omitted.contains($0.target.name) }
        for node in nodes {
            for case .product(_, let identity) in node.dependencies {
                let package = node.package.manifest.packages.first { $0.identity == identity }
                if let package { repositories.insert(try Self.repository(package, of: node.package)) }
            }
        }
    }

    /// Returns the targets of a product of a package in a folder.
    func targets(of product: String, in folder: URL) -> [String] {
        let package = packages.first { $0.folder.path == folder.path }
        return package?.manifest.products.first { $0.name == product }?.targets ?? []
    }

    /// The tool's own work replaces plugins, and a framework of Apple's machines runs nowhere else.
    private static func isBuilt(_ target: SwiftPackage.Target) -> Bool {
        target.type != "plugin" && target.moduleType != "BinaryTarget"
    }

    private static func problem(of node: Node) -> ProjectError? {
        let foreign = node.target.sources.first { ["m", "mm"].contains(($0 as NSString).pathExtension) }
        guard node.target.moduleType == "ClangTarget", let foreign else { return nil }
        return ProjectError(
            file: node.package.folder.appending(path: node.target.path).appending(path: foreign).path,
            problem: "the target \(node.target.name) contains a source in Objective-C",
            remedy: "Rewrite it in Swift, or leave the target out on Linux by #if in the manifest"
        )
    }

    /// The names of modules that the targets and their packages may have.
    var knownModules: Set<String> {
        var names = Set(nodes.flatMap { [$0.target.name, $0.target.c99name] })
        for case .product(let name, let package) in nodes.flatMap(\.dependencies) { names.formUnion([name, package]) }
        return names
    }

    /// Returns some targets, and those that they depend on, directly or not.
    func targets(below names: [String]) -> [String] {
        var (result, rest): (Set<String>, [String]) = ([], names)
        while let name = rest.popLast() {
            if result.insert(name).inserted { rest += nodes.first { $0.target.name == name }?.needs ?? [] }
        }
        return result.sorted()
    }

    /// Sentences about what is left out.
    var notes: [String] {
        let plugins = Set(nodes.flatMap { $0.manifest?.plugins ?? [] }).subtracting([SwiftPackage.pluginName]).sorted()
        guard !plugins.isEmpty else { return omitted.notes }
        return omitted.notes + [
            "Plugins don't run, and sources that they make are missing: \(plugins.joined(separator: ", "))."
        ]
    }

    // MARK: Dependencies

    private func resolve(
        _ dependency: PackageManifest.Dependency,
        of node: Node
    ) throws -> [MirrorManifest.Target.Dependency] {
        let (package, name) = (node.package, dependency.name)
        guard PackageCondition.holds(dependency.condition, package) else { return [] }
        if !dependency.isProduct, let target = package.targets.first(where: { $0.name == name }) {
            return Self.isBuilt(target) ? [.target(name)] : []
        }
        // SwiftPM describes no target that it can't build, such as a framework for Apple's machines.
        if !dependency.isProduct, package.manifest.target(named: name) != nil { return [] }
        guard let source = source(of: dependency, in: package) else {
            throw ProjectError(
                file: package.folder.appending(path: "Package.swift").path,
                problem: "the target \(node.target.name) needs \(name), and its package isn't clear",
                remedy: "Name the package by .product(name: \(name.debugDescription), package: …)"
            )
        }
        if SwiftPackage.isUnfold(source) { return [] }
        if let path = source.path {
            let folder = URL(fileURLWithPath: path, relativeTo: package.folder).standardizedFileURL
            return targets(of: name, in: folder).map { .target($0) }
        }
        return [.product(name, package: source.identity)]
    }

    /// Returns the package of a product. Old manifests don't name it, and SwiftPM then looks into all of them; here its
    /// name has to tell.
    private func source(
        of dependency: PackageManifest.Dependency,
        in package: SwiftPackage
    ) -> PackageManifest.Package? {
        let all = package.manifest.packages
        let name = dependency.package ?? dependency.name
        let named = all.first { $0.nameForTargetDependencyResolutionOnly == name || $0.identity == name.lowercased() }
        let local = all.first { source in
            guard let path = source.path else { return false }
            let folder = URL(fileURLWithPath: path, relativeTo: package.folder).standardizedFileURL
            return !targets(of: dependency.name, in: folder).isEmpty
        }
        return named ?? local ?? (all.count == 1 ? all.first : nil)
    }

    /// Returns a package in the notation of a manifest.
    private static func repository(_ source: PackageManifest.Package, of package: SwiftPackage) throws -> String {
        let requirement = source.requirement.flatMap(Self.requirement)
        if let address = source.location?.values.first?.first, let requirement {
            switch address {
            case .text(let text): return ".package(url: \(text.debugDescription), \(requirement))"
            case .table(let table):
                let text = table["urlString"] ?? table["path"] ?? ""
                return ".package(url: \(text.debugDescription), \(requirement))"
            }
        }
        if source.location == nil, source.path == nil, let requirement {
            return ".package(id: \(source.identity.debugDescription), \(requirement))"
        }
        throw ProjectError(
            file: package.folder.appending(path: "Package.swift").path,
            problem: "the place of the package \(source.identity) has an unknown form",
            remedy: "Use the toolchain with which unfold was built"
        )
    }

    private static func requirement(_ requirement: [String: [PackageManifest.Package.Value]]) -> String? {
        guard let (kind, values) = requirement.first, let value = values.first else { return nil }
        switch (kind, value) {
        case ("range", .table(let range)):
            return "\((range["lowerBound"] ?? "").debugDescription)..<\((range["upperBound"] ?? "").debugDescription)"
        case ("exact", .text(let text)), ("branch", .text(let text)), ("revision", .text(let text)):
            return "\(kind): \(text.debugDescription)"
        default: return nil
        }
    }
}
