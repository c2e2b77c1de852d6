import ConfinedFiles
import Foundation

/// Builds a project of iOS in a package that mirrors it: its sources without Objective-C, and its resources.
///
/// Nothing in the project changes. The mirror is kept, so that the next build only compiles what has changed. All
/// mirrors are built in one folder for each checkout of Unfold, one at a time, so that UIKit is compiled once.
///
/// A project is read as data, which may be a stranger's: first all of it is read and planned (``XcodePlan``,
/// ``PackagePlan``), and what is wrong is an error. Only then is anything written, through ``ConfinedFolder``. Other
/// programs are ``BuildTools``.
package struct ProjectBuild<Tools: BuildTools> {
    private let location: ProjectLocation
    private let app: String?
    private let skipsMissing: Bool
    private let unfold: URL
    private let tools: Tools
    private let mirror: MirrorFolder
    /// The folder in which all mirrors are built.
    private let shared: ConfinedFolder

    /// - Parameters:
    ///   - app: The name of the app, if the project has several.
    ///   - skipsMissing: Whether a project is complete without its sources that import absent frameworks.
    ///   - unfold: The folder of the package that has the modules of iOS.
    package init(
        _ location: ProjectLocation,
        app: String?,
        skipsMissing: Bool = false,
        unfold: URL,
        cache: CacheFolder = CacheFolder(),
        _ tools: Tools
    ) throws {
        self.location = location
        self.app = app
        self.skipsMissing = skipsMissing
        self.unfold = unfold
        self.tools = tools
        mirror = MirrorFolder(try cache.mirror(of: location.url))
        shared = try cache.builds(with: unfold)
    }

    /// Writes the mirror and builds it.
    ///
    /// - Returns: The program of the app that a run starts; `nil` if the project has none.
    package func build() throws -> URL? {
        try alone {
            guard let product = try make(withTests: false) else { return nil }
            let place = try InnerPath(".build/app/\(tools.configuration)")
            try mirror.explained {
                try SharedProducts(product.folder).install(product.name, in: place, of: mirror.folder)
                try mirror.folder.makeFolder(place).write(product.resources)
            }
            return mirror.folder.url(of: try place.appending(name: product.name))
        }
    }

    /// Builds the mirror with its tests, and runs them.
    ///
    /// - Returns: The exit status of the tests.
    package func test() throws -> Int32 {
        try alone {
            if let product = try make(withTests: true) {
                try SharedProducts.check(product.resources, beside: product.name)
                try mirror.explained { try product.folder.write(product.resources) }
            }
            tools.say("Running the tests of \(location.url.lastPathComponent).")
            return try tools.test(mirror.url, scratch: URL(fileURLWithPath: shared.path))
        }
    }

    /// Calls a closure while no other command builds a project with this checkout.
    private func alone<Result>(_ body: () throws -> Result) throws -> Result {
        try BuildLock(in: shared).hold(
            willWait: {
                tools.say("Another command builds a project with \(unfold.path). This one goes on when it has ended.")
            },
            body
        )
    }

    /// An app that is built.
    private struct Product {
        /// The folder in which the build leaves it.
        var folder: ConfinedFolder
        /// The name of its program.
        var name: String
        /// The files beside it that SwiftPM doesn't copy.
        var resources: MirrorPlan
    }

    private func make(withTests: Bool) throws -> Product? {
        tools.say("Reading \(location.url.path).")
        let others = location.others
        if !others.isEmpty {
            tools.say("This is a package. To build a project beside it, name it: \(others.joined(separator: ", ")).")
        }
        let plan =
            switch location {
            case .package(let folder): try self.plan(folder, withTests)
            case .pod(let file): try self.plan([PodSpecification(file).package()], withTests)
            case .xcodeProject, .xcodeWorkspace: try self.plan(location.projects(), withTests)
            }
        for note in plan.mirror.notes + plan.missing.notes { tools.say(note) }
        if let name = plan.program { try SharedProducts.check(plan.resources, beside: name) }
        try mirror.update(to: plan.mirror)
        let folder = try productFolder()
        tools.say("Building \(location.url.lastPathComponent) in \(mirror.url.path).")
        if !FileManager.default.fileExists(atPath: folder.path + "/Modules/UIKit.swiftmodule") {
            tools.say("UIKit is compiled first, once for all projects with this checkout. That takes several minutes.")
        }
        try mirror.explained { try SharedProducts(folder).take(for: mirror.url, modules: plan.modules) }
        do {
            try tools.build(mirror.url, scratch: URL(fileURLWithPath: shared.path), withTests: withTests)
        } catch {
            if !plan.missing.isEmpty { tools.say(plan.missing.failureNote) }
            throw error
        }
        if !skipsMissing, !plan.missing.isEmpty { throw plan.missing.error(of: location.url) }
        return plan.program.map { Product(folder: folder, name: $0, resources: plan.resources) }
    }

    /// Returns the folder of programs, which is in that of the builds.
    private func productFolder() throws -> ConfinedFolder {
        let url = try tools.products(of: mirror.url, scratch: URL(fileURLWithPath: shared.path))
        for base in [shared.path, RealPath.of(shared.path) ?? shared.path] where url.path.hasPrefix(base + "/") {
            if let path = try? InnerPath(String(url.path.dropFirst(base.count + 1))) {
                return try mirror.explained { try shared.makeFolder(path) }
            }
        }
        throw ProjectError(
            file: url.path,
            problem: "the folder of programs isn't in \(shared.path)",
            remedy: "Use the toolchain with which unfold was built"
        )
    }

    // MARK: Plans

    private struct Plan {
        var mirror: MirrorPlan
        var modules: [ModuleName]
        var program: String?
        var resources = MirrorPlan()
        var missing: MissingSources
    }

    /// Makes the plan of projects of Xcode. Of several, one that can't be read is left out.
    ///
    /// - Parameter package: The folder of the package around them, whose modules CocoaPods may add to an example.
    private func plan(_ projects: [URL], _ withTests: Bool, of package: URL? = nil) throws -> Plan {
        var (targets, omitted): ([AppTarget], OmittedTargets) = ([], OmittedTargets())
        for url in projects {
            do {
                let project = try XcodeProject(url)
                targets += project.targets
                omitted.omit(project.omitted)
            } catch let error as ProjectError {
                guard projects.count > 1 else { throw error }
                omitted.omit(url.lastPathComponent, .problem(error))
            }
        }
        var choice = try TargetChoice(targets, omitted, app: app, withTests: withTests, of: location.url)
        if let package {
            var reader = PackageReader(tools, mirror, location)
            try reader.read([package], withTests: false)
            if let package = reader.packages.first { choice.addModules(of: package) }
        }
        let (reader, absent) = try readPackages(of: &choice)
        choice.replaceProducts(reader.checkedOut)
        let plan = try XcodePlan(choice, reader.packages, of: location.url, unfold: unfold, absent: absent, rewrite)
        return Plan(
            mirror: plan.mirror,
            modules: plan.modules,
            program: plan.app?.module.text,
            resources: plan.resources,
            missing: plan.missing
        )
    }

    /// Reads the packages of targets, and returns the modules that only tests need and that can't be checked out.
    private func readPackages(of choice: inout TargetChoice) throws -> (PackageReader<Tools>, absent: Set<String>) {
        do {
            return (try readPackages(of: choice), [])
        } catch let failure as Program.Failure {
            let products = choice.productsOfTests
            guard !products.isEmpty else { throw failure }
            choice.removeProducts(products)
            return (try readPackages(of: choice), Set(products.map(\.name)))
        }
    }

    private func readPackages(of choice: TargetChoice) throws -> PackageReader<Tools> {
        let products = choice.targets.flatMap(\.products).filter { !MirrorManifest.isOwn($0.name) }
        let folders = products.compactMap { product in
            if case .folder(let folder) = product.source { folder } else { nil }
        }
        .filter { $0.standardizedFileURL != unfold.standardizedFileURL }
        var reader = PackageReader(tools, mirror, location)
        try reader.read(folders, products: products, withTests: false)
        return reader
    }

    private func plan(_ folder: URL, _ withTests: Bool) throws -> Plan {
        var reader = PackageReader(tools, mirror, location)
        try reader.read([folder], withTests: withTests)
        if withTests, reader.packages.first?.targets.contains(where: \.isTest) == false,
            let project = location.projectWithTests
        {
            tools.say("The package has no tests. Those of \(project.url.lastPathComponent) are built.")
            return try plan(project.projects(), withTests, of: folder)
        }
        return try self.plan(reader.packages, withTests)
    }

    private func plan(_ packages: [SwiftPackage], _ withTests: Bool) throws -> Plan {
        let plan = try PackagePlan(packages, app: app, withTests: withTests, unfold: unfold, rewrite)
        return Plan(mirror: plan.mirror, modules: plan.modules, program: plan.program, missing: plan.missing)
    }

    private func rewrite(_ module: ModuleSources) throws -> RewrittenModule {
        tools.say("Rewriting \(module.module), \(module.sources.count) sources.")
        let path = try InnerPath(".build/rewritten").appending(module.module.path)
        // The program would follow links that are there.
        try mirror.explained { try mirror.folder.removeTree(path) }
        let folder = try mirror.makeFolder(path)
        // Not the folder of builds of the checkout, where a build of Unfold itself may take long.
        let scratch = try mirror.explained { try shared.makeFolder(InnerPath(name: "rewriter")) }
        return try tools.rewrite(
            module,
            to: URL(fileURLWithPath: folder.path),
            scratch: URL(fileURLWithPath: scratch.path)
        )
    }
}
