import ConfinedFiles
import Foundation

/// The targets of packages as targets of a mirror, each with a folder for its files.
struct PackageTargets {
    private(set) var targets: [MirrorManifest.Target] = []
    private(set) var modules: [ModuleName] = []
    /// The sources with protocols for Objective-C by the names of the targets.
    private(set) var protocols: [String: [ProtocolSource]] = [:]
    /// The sources that are left out.
    private(set) var missing: MissingSources

    /// Adds the files of the targets of a graph to a plan.
    ///
    /// - Parameters:
    ///   - known: The names of modules that are in no package.
    ///   - absent: The modules of packages that can't be checked out.
    init(
        _ graph: PackageGraph,
        known: Set<String> = [],
        absent: Set<String> = [],
        to mirror: inout MirrorPlan,
        _ rewrite: Rewriting
    ) throws {
        missing = MissingSources(known: known.union(graph.knownModules), absent: absent)
        // Errors of names come before anything is rewritten.
        let named = try graph.nodes.map { ($0, try Self.module(of: $0)) }
        var sources: [String: [URL]] = [:]
        for (node, module) in named where Self.isRewritten(node) {
            let files = missing.take(from: try Self.sources(of: node), of: node.target.name)
            sources[node.target.name] = files
            protocols[node.target.name] = ProtocolSource.all(of: module, in: files)
        }
        for (node, module) in named {
            let below = graph.targets(below: node.needs).flatMap { protocols[$0] ?? [] }
            let own = ModuleSources(module: module, sources: sources[node.target.name] ?? [], below: below)
            try add(node, own, to: &mirror, rewrite)
        }
    }

    private static func isRewritten(_ node: PackageGraph.Node) -> Bool {
        node.target.moduleType == "SwiftTarget" && kind(of: node.target) != .macro
    }

    private static func module(of node: PackageGraph.Node) throws -> ModuleName {
        if let module = ModuleName(node.target.c99name) { return module }
        throw ProjectError(
            file: node.package.folder.path,
            problem: "“\(node.target.c99name)” can't be the name of a module",
            remedy: "Rename the target \(node.target.name) to letters, digits and underscores"
        )
    }

    private mutating func add(
        _ node: PackageGraph.Node,
        _ own: ModuleSources,
        to mirror: inout MirrorPlan,
        _ rewrite: Rewriting
    ) throws {
        let folder = "Sources/\(own.module)"
        var target = MirrorManifest.Target(name: node.target.name, kind: Self.kind(of: node.target), path: folder)
        target.dependencies = node.dependencies
        target.settings = PackageSettings(package: node.package, target: node.manifest, isTest: node.target.isTest).all
        target.importsSystem = Self.isRewritten(node)
        switch node.target.moduleType {
        case "SwiftTarget" where target.kind == .macro:
            for source in node.target.sources {
                let file = node.package.folder.appending(path: try Self.path(of: source, in: node).text)
                try mirror.add(.file(file), at: "\(folder)/\(source)", from: file)
            }
        case "SwiftTarget":
            modules.append(own.module)
            let rewritten = try rewrite(own)
            for (source, file) in zip(own.sources + [rewritten.module], rewritten.sources + [rewritten.module]) {
                try mirror.add(.file(file), at: "\(folder)/\(file.lastPathComponent)", from: source)
            }
        default:
            target.publicHeadersPath = node.manifest?.publicHeadersPath
            target.pkgConfig = node.manifest?.pkgConfig
            try Self.addForeignFiles(of: node, folder, to: &mirror)
        }
        target.resources = try Self.addResources(of: node, folder, to: &mirror)
        targets.append(target)
    }

    private static func kind(of target: SwiftPackage.Target) -> MirrorManifest.Target.Kind {
        switch target.type {
        case "executable": .program
        case "test": .tests
        case "macro": .macro
        case "system-target", "system": .systemLibrary
        default: target.moduleType == "SystemLibraryTarget" ? .systemLibrary : .library
        }
    }

    /// Returns the path of a file of a target below the folder of its package.
    private static func path(of file: String, in node: PackageGraph.Node) throws -> InnerPath {
        // A target may be in the folder of the package itself.
        let folder = node.target.path == "." || node.target.path.isEmpty ? "" : node.target.path + "/"
        do {
            return try InnerPath(folder + file)
        } catch {
            throw ProjectError(
                file: node.package.folder.path,
                problem: "\(folder + file) of the target \(node.target.name) isn't in the package: \(error)",
                remedy: "Move it into the package"
            )
        }
    }

    // MARK: Files

    private static func sources(of node: PackageGraph.Node) throws -> [URL] {
        try node.target.sources.map { node.package.folder.appending(path: try path(of: $0, in: node).text) }
    }

    /// The kinds of files beside sources in C that they include.
    private static let headers: Set = ["h", "hh", "hpp", "hxx", "inc", "inl", "def", "modulemap"]

    private static func addForeignFiles(
        of node: PackageGraph.Node,
        _ folder: String,
        to mirror: inout MirrorPlan
    ) throws {
        let sources = Set(node.target.sources)
        var (walk, budget) = (FolderWalk(skipsHidden: true), ReadingBudget(of: node.package.folder))
        let place =
            node.target.path == "." || node.target.path.isEmpty
            ? node.package.folder : node.package.folder.appending(path: node.target.path)
        for item in try walk.items(in: place, of: node.package.folder, &budget)
        where sources.contains(item.path.text) || headers.contains((item.path.name as NSString).pathExtension) {
            try mirror.add(.file(item.file), at: "\(folder)/\(item.path)", from: item.file)
        }
        mirror.note(walk.notes)
    }

    /// Adds the resources, and returns them in the notation of a manifest.
    private static func addResources(
        of node: PackageGraph.Node,
        _ folder: String,
        to mirror: inout MirrorPlan
    ) throws -> [String] {
        var (rules, budget): (Set<String>, ReadingBudget) = ([], ReadingBudget(of: node.package.folder))
        let home =
            node.target.path == "." || node.target.path.isEmpty
            ? node.package.describedFolder : "\(node.package.describedFolder)/\(node.target.path)"
        for resource in node.target.resources ?? [] {
            guard resource.path.hasPrefix(home + "/") else {
                throw ProjectError(
                    file: resource.path,
                    problem: "the resource isn't in the folder of the target \(node.target.name)",
                    remedy: "Move it there"
                )
            }
            let (place, rule) = (String(resource.path.dropFirst(home.count + 1)), resource.rule.first?.key ?? "copy")
            let file = node.package.folder.appending(path: try path(of: place, in: node).text)
            if rule == "process", file.pathExtension == "xcstrings" {
                rules.formUnion(try addStrings(of: file, at: place, folder, to: &mirror))
            } else {
                try mirror.addCopy(of: file, at: "\(folder)/\(place)", project: node.package.folder, &budget)
                let function = ["process", "copy", "embedInCode"].contains(rule) ? rule : "copy"
                rules.insert(".\(function)(\(place.debugDescription))")
            }
        }
        return rules.sorted()
    }

    /// Adds the files `*.strings` of a string catalog.
    private static func addStrings(
        of catalog: URL,
        at place: String,
        _ folder: String,
        to mirror: inout MirrorPlan
    ) throws -> [String] {
        // A catalog for a nib is in a folder for several languages.
        var parts = place.split(separator: "/").dropLast().map(String.init)
        if parts.last?.hasSuffix(".lproj") == true { parts.removeLast() }
        let parent = parts.map { $0 + "/" }.joined()
        try mirror.addStrings(of: catalog, below: "\(folder)/\(parent)")
        let name = catalog.deletingPathExtension().lastPathComponent
        return try StringCatalog(catalog).tables.keys.map { language in
            ".process(\("\(parent)\(language).lproj/\(name).strings".debugDescription))"
        }
    }
}
