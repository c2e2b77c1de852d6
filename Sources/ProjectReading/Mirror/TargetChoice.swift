import Foundation

/// The targets of a project of Xcode that a build takes.
///
/// A build takes one app, all libraries, and the tests if they are to run. Of libraries with the same module, such as a
/// dynamic and a static one, it takes one. A dependency is a target that the project names, or one that makes a file
/// that is linked; Xcode finds these too.
package struct TargetChoice {
    package private(set) var targets: [AppTarget]
    /// The app that a run starts; `nil` if there is none.
    package let app: AppTarget?
    private(set) var omitted: OmittedTargets
    /// Sentences about what is left out.
    package private(set) var notes: [String] = []

    private let project: URL

    /// - Parameters:
    ///   - all: The targets of the project, or of all projects of a workspace.
    ///   - omitted: The targets that can't be built.
    ///   - name: The name of the app, if the project has several.
    ///   - withTests: Whether tests are to run.
    ///   - project: The project, for errors.
    package init(
        _ all: [AppTarget],
        _ omitted: OmittedTargets,
        app name: String?,
        withTests: Bool,
        of project: URL
    ) throws {
        self.omitted = omitted
        self.project = project
        if let name, let error = omitted.error(for: name, of: project.path) { throw error }
        let linked = all.map { Self.linking($0, all) }
        let complete = Self.complete(linked, &self.omitted)
        app = try Self.app(of: complete, name, withTests, project)
        let chosen = app?.name
        // Other apps of the project are left out, for they may not build here.
        targets = complete.filter { target in
            switch target.kind {
            case .application: target.name == chosen
            case .library: true
            case .tests: withTests
            }
        }
        // Tests of an app that isn't chosen can't run.
        let others = Set(complete.filter { $0.kind == .application && $0.name != chosen }.map(\.name))
        targets.removeAll { $0.kind == .tests && !others.isDisjoint(with: $0.dependencies) }
        try removeDoubles()
        try check(all, withTests)
        notes = self.omitted.notes + notes + targets.flatMap(\.notes)
    }

    /// Returns a target with dependencies on those that make the files that it links.
    private static func linking(_ target: AppTarget, _ all: [AppTarget]) -> AppTarget {
        var target = target
        for file in target.linkedFiles {
            let maker = all.first { $0.productFile == file && $0.name != target.name && $0.kind != .tests }
            if let maker, !target.dependencies.contains(maker.name) { target.dependencies.append(maker.name) }
        }
        return target
    }

    private static func complete(_ targets: [AppTarget], _ omitted: inout OmittedTargets) -> [AppTarget] {
        omitted.spread(over: targets.map { (name: $0.name, needs: $0.dependencies) })
        let left = omitted
        return targets.filter { !left.contains($0.name) }
    }

    private static func app(
        of targets: [AppTarget],
        _ wish: String?,
        _ withTests: Bool,
        _ project: URL
    ) throws -> AppTarget? {
        let apps = targets.filter { $0.kind == .application }
        var names = apps.map(\.name)
        if withTests, wish == nil, names.count > 1 {
            // Tests may run in one of the apps, or in none.
            let needed = Set(targets.filter { $0.kind == .tests }.flatMap(\.dependencies))
            names = names.filter(needed.contains)
        }
        let name = try AppChoice(wish == nil ? names : apps.map(\.name), of: project).name(wish)
        return apps.first { $0.name == name }
    }

    /// Takes one of several libraries with the same module: one that another target needs, or the first.
    private mutating func removeDoubles() throws {
        let needed = Set(targets.flatMap(\.dependencies))
        for (module, doubles) in Dictionary(grouping: targets, by: \.module).sorted(by: { $0.key < $1.key })
        where doubles.count > 1 {
            guard doubles.allSatisfy({ $0.kind == .library }) else {
                throw ProjectError(
                    file: project.path,
                    problem: "the targets \(doubles[0].name) and \(doubles[1].name) both have the module \(module)",
                    remedy: "Set PRODUCT_MODULE_NAME of one of them to another name"
                )
            }
            let taken = doubles.first { needed.contains($0.name) } ?? doubles[0]
            for other in doubles where other.name != taken.name {
                notes.append("The target \(other.name) is left out, because \(taken.name) has the same module.")
                targets.removeAll { $0.name == other.name }
            }
            for index in targets.indices {
                let renamed = targets[index].dependencies.map { name in
                    doubles.contains { $0.name == name } ? taken.name : name
                }
                targets[index].dependencies = renamed
            }
        }
    }

    /// Returns the targets that a target depends on, directly or not.
    func targets(below target: AppTarget) -> [AppTarget] {
        var (names, rest): (Set<String>, [String]) = ([], target.dependencies)
        while let name = rest.popLast() {
            if names.insert(name).inserted { rest += targets.first { $0.name == name }?.dependencies ?? [] }
        }
        return targets.filter { names.contains($0.name) && $0.name != target.name }
    }

    /// Lets all targets use the libraries of a package, unless a target has one of their modules.
    mutating func addModules(of package: SwiftPackage) {
        let modules = Set(targets.map(\.module.text))
        for product in package.manifest.products where modules.isDisjoint(with: product.targets) {
            let library = PackageProduct(name: product.name, source: .folder(package.folder))
            for index in targets.indices { targets[index].products.append(library) }
        }
    }

    /// Replaces the products of packages that the targets use.
    mutating func replaceProducts(_ replace: (PackageProduct) -> PackageProduct) {
        for index in targets.indices { targets[index].products = targets[index].products.map(replace) }
    }

    /// The products in repositories that only tests use.
    var productsOfTests: Set<PackageProduct> {
        let others = targets.filter { $0.kind != .tests }.flatMap(\.products)
        let own = targets.filter { $0.kind == .tests }.flatMap(\.products)
        return Set(own.filter { $0.repository != nil }).subtracting(others)
    }

    mutating func removeProducts(_ products: Set<PackageProduct>) {
        for index in targets.indices { targets[index].products.removeAll(where: products.contains) }
    }

    /// Leaves out the sources that import absent frameworks.
    mutating func leaveOut(_ missing: inout MissingSources) {
        for index in targets.indices {
            targets[index].sources = missing.take(from: targets[index].sources, of: targets[index].name)
        }
    }

    /// Throws an error if nothing is left that was asked for.
    private func check(_ all: [AppTarget], _ withTests: Bool) throws {
        let isEmpty = withTests ? !targets.contains { $0.kind == .tests } : targets.isEmpty
        guard isEmpty else { return }
        let others = Set(all.filter { withTests && $0.kind != .tests }.map(\.name))
        if let error = omitted.firstError(of: project.path, where: { !others.contains($0) }) { throw error }
        throw ProjectError(
            file: project.path,
            problem: withTests
                ? "the project has no unit tests that run here" : "the project has no app and no framework",
            remedy: withTests ? "Use unfold build, or add a target with unit tests" : "Use unfold test for its tests"
        )
    }
}
