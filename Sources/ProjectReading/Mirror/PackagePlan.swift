import ConfinedFiles
import Foundation

/// The files that a build of a package writes: rewritten sources and resources of its targets, and a manifest.
package struct PackagePlan {
    package private(set) var mirror = MirrorPlan()
    /// The modules of the package whose sources are rewritten.
    package let modules: [ModuleName]
    /// The program that a run starts; `nil` if the package has none.
    package let program: String?
    /// The sources that are left out.
    package let missing: MissingSources

    /// - Parameters:
    ///   - packages: The package, and those that it needs, directly or not.
    ///   - name: The name of the app, if the package has several.
    ///   - withTests: Whether tests are built.
    ///   - unfold: The folder of the package that has the modules of iOS.
    package init(
        _ packages: [SwiftPackage],
        app name: String?,
        withTests: Bool,
        unfold: URL,
        _ rewrite: Rewriting
    ) throws {
        let package = packages[0]
        let graph = try PackageGraph(packages, withTests: withTests)
        program = try Self.program(of: package, graph, name, withTests)
        try Self.check(graph, of: package, withTests)
        let targets = try PackageTargets(graph, to: &mirror, rewrite)
        modules = targets.modules
        missing = targets.missing
        var manifest = MirrorManifest(unfold: unfold)
        // The name is part of that of a bundle of resources.
        manifest.name = package.name
        manifest.tools = graph.nodes.map(\.package.manifest.tools).max() ?? package.manifest.tools
        manifest.defaultLocalization = packages.compactMap(\.manifest.defaultLocalization).first
        manifest.packages = Set(graph.repositories.values)
        manifest.targets = targets.targets
        for (name, value) in [
            ("cLanguageStandard", package.manifest.cLanguageStandard),
            ("cxxLanguageStandard", package.manifest.cxxLanguageStandard),
        ] {
            if let value { manifest.standards.append((name, value)) }
        }
        try mirror.add(.data(Data(manifest.text.utf8)), at: "Package.swift", from: package.folder)
        mirror.note(graph.notes)
    }

    private static func program(
        of package: SwiftPackage,
        _ graph: PackageGraph,
        _ wish: String?,
        _ withTests: Bool
    ) throws -> String? {
        let programs = graph.nodes.filter { $0.isOwn && $0.target.isProgram }.map(\.target.name)
        // The tests of a package run without its programs.
        if withTests, wish == nil, programs.count > 1 { return nil }
        let program = try AppChoice(programs, of: package.folder).name(wish)
        if let program, (try? InnerPath(name: program)) == nil {
            throw ProjectError(
                file: package.folder.path,
                problem: "“\(program)” can't be the name of a program",
                remedy: "Rename the target"
            )
        }
        return program
    }

    /// Throws an error if nothing is left to build, or to test.
    private static func check(_ graph: PackageGraph, of package: SwiftPackage, _ withTests: Bool) throws {
        let own = graph.nodes.filter(\.isOwn)
        let isEmpty = withTests ? !own.contains { $0.target.isTest } : own.isEmpty
        guard isEmpty else { return }
        let tests = Set(package.targets.filter(\.isTest).map(\.name))
        if let error = graph.omitted.firstError(of: package.folder.path, where: { !withTests || tests.contains($0) }) {
            throw error
        }
        throw ProjectError(
            file: package.folder.path,
            problem: withTests ? "the package has no tests" : "the package has no target for iOS",
            remedy: withTests ? "Use unfold build, or add a test target" : "Name a package that has one"
        )
    }
}
