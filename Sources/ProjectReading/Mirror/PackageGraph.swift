import Foundation

/// The targets of a package and of the packages that they need, as one graph.
///
/// A mirror has all of them as targets of its own, because their sources are rewritten, too. Only packages that weren't
/// read stay dependencies, by the requirement of the manifest.
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
    /// The packages that stay dependencies, by their identities, in the notation of a manifest.
    private(set) var repositories: [String: String] = [:]

    private let packages: [SwiftPackage]

    /// - Parameters:
    ///   - packages: The package, and those that it needs, directly or not.
    ///   - products: The products that are built, with the folders of their packages; `nil` for all targets of the
    ///     first package.
    ///   - withTests: Whether the tests of the first package are built.
    init(_ packages: [SwiftPackage], products: [(name: String, folder: URL)]? = nil, withTests: Bool) throws {
        self.packages = packages
        var rest: [(name: String, package: Int)] = []
        if let products {
            for product in products {
                guard let index = index(of: product.folder) else { continue }
                rest += targets(of: product.name, in: index).map { ($0, index) }
            }
        } else {
            let own = packages[0].targets.filter { Self.isBuilt($0) && (withTests || !$0.isTest) }
            rest = own.map { ($0.name, 0) }
        }
        var used: [String: Node] = [:]
        while let (name, index) = rest.popLast() {
            let package = packages[index]
            if let other = used[name] {
                if other.package.folder == package.folder { continue }
                throw ProjectError(
                    file: package.folder.path,
                    problem: "\(other.package.folder.path) also has a target \(name)",
                    remedy: "Rename one of them"
                )
            }
            guard let target = package.targets.first(where: { $0.name == name }) else { continue }
            var node = Node(
                package: package,
                target: target,
                manifest: package.manifest.target(named: name),
                dependencies: [],
                isOwn: index == 0 && products == nil
            )
            if let problem = Self.problem(of: node) {
                omitted.omit(name, .problem(problem))
            } else {
                let needs = try (node.manifest?.dependencies ?? []).flatMap { try resolve($0, of: node, in: index) }
                node.dependencies = needs.map(\.dependency)
                for case let (.target(name), index?) in needs { rest.append((name, index)) }
            }
            used[name] = node
        }
        let sorted = used.values.sorted { $0.target.name < $1.target.name }
        omitted.spread(over: sorted.map { (name: $0.target.name, needs: $0.needs) })
        nodes = sorted.filter { !omitted.contains($0.target.name) }
        for node in nodes {
            for case .product(_, let identity) in node.dependencies where repositories[identity] == nil {
                let package = node.package.manifest.packages.first { $0.identity == identity }
                repositories[identity] = try package?.notation(in: node.package.folder)
            }
        }
    }

    /// Returns the targets of a product of a package in a folder.
    func targets(of product: String, in folder: URL) -> [String] {
        index(of: folder).map { targets(of: product, in: $0) } ?? []
    }

    private func index(of folder: URL) -> Int? { packages.firstIndex { $0.folder.path == folder.path } }

    private func targets(of product: String, in index: Int) -> [String] {
        let package = packages[index]
        let names = package.manifest.products.first { $0.name == product }?.targets ?? []
        return names.filter { name in package.targets.contains { $0.name == name && Self.isBuilt($0) } }
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

    /// A target that a target depends on, with the index of its package, or a product that stays one.
    private typealias Need = (dependency: MirrorManifest.Target.Dependency, package: Int?)

    private func resolve(_ dependency: PackageManifest.Dependency, of node: Node, in own: Int) throws -> [Need] {
        let (package, name) = (node.package, dependency.name)
        guard PackageCondition.holds(dependency.condition, package) else { return [] }
        if !dependency.isProduct, let target = package.targets.first(where: { $0.name == name }) {
            return Self.isBuilt(target) ? [(.target(name), own)] : []
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
        if let index = index(of: source, in: package) {
            return targets(of: name, in: index).map { (.target($0), index) }
        }
        return source.path == nil ? [(.product(name, package: source.identity), nil)] : []
    }

    /// Returns the index of a package that a manifest depends on.
    private func index(of source: PackageManifest.Package, in package: SwiftPackage) -> Int? {
        guard let path = source.path else { return packages.firstIndex { $0.identity == source.identity } }
        return index(of: URL(fileURLWithPath: path, relativeTo: package.folder).standardizedFileURL)
    }

    /// Returns the package of a product. Old manifests don't name it, and SwiftPM then looks into all of them; here its
    /// name has to tell, or the products of those that were read.
    private func source(
        of dependency: PackageManifest.Dependency,
        in package: SwiftPackage
    ) -> PackageManifest.Package? {
        let all = package.manifest.packages
        if let named = package.namedPackage(of: dependency) { return named }
        let read = all.first { source in
            index(of: source, in: package).map { !targets(of: dependency.name, in: $0).isEmpty } ?? false
        }
        return read ?? (all.count == 1 ? all.first : nil)
    }
}
