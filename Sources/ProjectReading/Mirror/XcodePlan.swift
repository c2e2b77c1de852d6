import Foundation

/// The files that a build of a project of Xcode writes.
package struct XcodePlan {
    package private(set) var mirror = MirrorPlan()
    /// The modules of the project.
    package private(set) var modules: [ModuleName]
    /// The app that a run starts; `nil` if the project has none.
    package let app: AppTarget?
    /// The files beside the program of the app.
    package let resources: MirrorPlan
    /// The sources that are left out.
    package private(set) var missing = MissingSources()

    /// - Parameters:
    ///   - choice: The targets of the project that are built.
    ///   - packages: The packages that it names, and those that these need, directly or not.
    ///   - project: The project, for errors.
    ///   - unfold: The folder of the package that has the modules of iOS.
    ///   - absent: The modules of packages that can't be checked out.
    package init(
        _ choice: TargetChoice,
        _ packages: [SwiftPackage],
        of project: URL,
        unfold: URL,
        absent: Set<String> = [],
        _ rewrite: Rewriting
    ) throws {
        app = choice.app
        modules = choice.targets.map(\.module)
        resources = try app?.resourcePlan() ?? MirrorPlan()
        mirror.note(choice.notes)

        var manifest = MirrorManifest(unfold: unfold)
        let foreign = choice.targets.flatMap(\.products).filter { !MirrorManifest.isOwn($0.name) }
        // Without packages, a product has no targets.
        var targetsOf: (PackageProduct) -> [String] = { _ in [] }
        var protocolsOf: (PackageProduct) -> [ProtocolSource] = { _ in [] }
        var choice = choice
        let known = Set(choice.targets.map(\.module.text) + foreign.map(\.name))
        missing = MissingSources(known: known, absent: absent)
        if !packages.isEmpty {
            let graph = try PackageGraph(packages, products: foreign.compactMap(Self.local), withTests: false)
            let targets = try PackageTargets(graph, known: known, absent: absent, to: &mirror, rewrite)
            missing = targets.missing
            modules += targets.modules
            manifest.targets = targets.targets
            manifest.tools = packages.map(\.manifest.tools).max() ?? manifest.tools
            manifest.defaultLocalization = packages.compactMap(\.manifest.defaultLocalization).first
            manifest.packages = Set(graph.repositories.values)
            mirror.note(graph.notes)
            targetsOf = { [graph] product in
                Self.local(product).map { graph.targets(of: $0.name, in: $0.folder) } ?? []
            }
            protocolsOf = { [graph, targetsOf] product in
                graph.targets(below: targetsOf(product)).flatMap { targets.protocols[$0] ?? [] }
            }
        }
        choice.leaveOut(&missing)
        let protocols = Dictionary(
            choice.targets.map { ($0.name, ProtocolSource.all(of: $0.module, in: $0.sources)) },
            uniquingKeysWith: +
        )
        for target in choice.targets {
            let others = choice.targets(below: target)
            let products = ([target] + others).flatMap(\.products)
            let below = others.flatMap { protocols[$0.name] ?? [] } + products.flatMap(protocolsOf)
            try Self.add(target, Set(below).sorted { $0.file.path < $1.file.path }, to: &mirror, rewrite)
        }
        manifest.targets += choice.targets.map { Self.target($0, choice.targets, targetsOf) }
        manifest.packages.formUnion(foreign.compactMap(\.repository?.notation))
        try mirror.add(.data(Data(manifest.text.utf8)), at: "Package.swift", from: project)
        mirror.note(resources.notes)
    }

    private static func add(
        _ target: AppTarget,
        _ below: [ProtocolSource],
        to mirror: inout MirrorPlan,
        _ rewrite: Rewriting
    ) throws {
        let rewritten = try rewrite(ModuleSources(module: target.module, sources: target.sources, below: below))
        for (source, file) in zip(target.sources + [rewritten.module], rewritten.sources + [rewritten.module]) {
            let path = "Sources/\(target.module)/\(file.lastPathComponent)"
            try mirror.add(.file(file), at: path, from: source)
        }
    }

    // MARK: Manifest

    /// - Parameter targetsOf: Returns the targets of a product of a package.
    private static func target(
        _ target: AppTarget,
        _ all: [AppTarget],
        _ targetsOf: (PackageProduct) -> [String]
    ) -> MirrorManifest.Target {
        let kind: MirrorManifest.Target.Kind =
            switch target.kind {
            case .application: .program
            case .library: .library
            case .tests: .tests
            }
        var result = MirrorManifest.Target(name: target.module.text, kind: kind, path: "Sources/\(target.module)")
        let modules = Dictionary(all.map { ($0.name, $0.module) }) { first, _ in first }
        result.dependencies = target.dependencies.compactMap { modules[$0].map { .target($0.text) } }
        for product in target.products where !MirrorManifest.isOwn(product.name) {
            switch product.source {
            case .folder: result.dependencies += targetsOf(product).map { .target($0) }
            case .repository:
                if let package = product.repository?.identity {
                    result.dependencies.append(.product(product.name, package: package))
                }
            }
        }
        let conditions = target.conditions.filter { $0 != "$(inherited)" }
        var settings = conditions.map { ".define(\($0.debugDescription))" }
        // Sources for mode 6 compile in mode 5, too. Names of the modes before are gone there.
        let mode = LanguageMode.latest(of: target.languageVersion.isEmpty ? [] : [target.languageVersion])
        if mode.hasPrefix(".v4") { settings.append(".swiftLanguageMode(\(mode))") }
        if !settings.isEmpty { result.settings["swift"] = settings }
        return result
    }

    private static func local(_ product: PackageProduct) -> (name: String, folder: URL)? {
        if case .folder(let folder) = product.source { (product.name, folder) } else { nil }
    }
}
