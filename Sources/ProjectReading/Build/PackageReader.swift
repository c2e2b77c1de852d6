import ConfinedFiles
import Foundation

/// Reads the packages of a project: those in folders, and those in repositories, which SwiftPM checks out.
///
/// Some packages in repositories stay dependencies, which SwiftPM builds as they are: those that macros need, because
/// they run in the compiler and a mirror can't have targets twice, and those that are for all systems, as long as they
/// need no others that are not.
struct PackageReader<Tools: BuildTools> {
    private let tools: Tools
    private let mirror: MirrorFolder
    private let location: ProjectLocation
    /// The packages that were read, the first one first.
    private(set) var packages: [SwiftPackage] = []
    /// Where SwiftPM has checked out packages.
    private(set) var checkouts = PackageCheckouts()
    private var known: Set<String> = []

    init(_ tools: Tools, _ mirror: MirrorFolder, _ location: ProjectLocation) {
        (self.tools, self.mirror, self.location) = (tools, mirror, location)
    }

    /// Reads packages with those that their targets need.
    ///
    /// - Parameters:
    ///   - folders: Their folders.
    ///   - products: Products in repositories that are needed, too.
    ///   - withTests: Whether the tests of the first package are built.
    mutating func read(_ folders: [URL], products: [PackageProduct] = [], withTests: Bool) throws {
        for folder in folders { try readFolder(folder) }
        var required = RequiredRepositories()
        for case let (identity, notation)? in products.map(\.repository) { required.add(identity, notation) }
        for (index, package) in packages.enumerated() {
            for source in package.repositories(withTests: withTests && index == 0) {
                if let notation = try source.notation(in: package.folder) { required.add(source.identity, notation) }
            }
        }
        guard !required.isEmpty else { return }
        checkouts = try checkOut(required)
        var rest = products.compactMap { $0.repository?.identity }
        for (index, package) in packages.enumerated() {
            rest += package.repositories(withTests: withTests && index == 0).map(\.identity)
        }
        while let identity = rest.popLast() {
            guard let folder = checkouts.folder(of: identity) else { continue }
            let count = packages.count
            try readFolder(folder, identity)
            for package in packages[count...] { rest += package.repositories(withTests: false).map(\.identity) }
        }
        let kept = unchanged.union(packages.flatMap(\.macroRepositories))
        packages.removeAll { $0.identity.map(kept.contains) ?? false }
    }

    /// The identities of the packages that are for all systems, with all that they need.
    private var unchanged: Set<String> {
        var known = Set(packages.filter { !$0.isForIOS }.compactMap(\.identity))
        while true {
            let dependent = packages.filter { package in
                package.identity.map(known.contains) ?? false
                    && package.repositories(withTests: false).contains { !known.contains($0.identity) }
            }
            guard !dependent.isEmpty else { return known }
            known.subtract(dependent.compactMap(\.identity))
        }
    }

    /// Returns a product with the folder in which its repository is checked out.
    func checkedOut(_ product: PackageProduct) -> PackageProduct {
        guard let identity = product.repository?.identity, let folder = checkouts.folder(of: identity),
            packages.contains(where: { $0.identity == identity })
        else { return product }
        return PackageProduct(name: product.name, source: .folder(folder))
    }

    /// Reads the package in a folder, and those that it names by their paths.
    private mutating func readFolder(_ folder: URL, _ identity: String? = nil) throws {
        var rest = [(folder, identity)]
        // Without a scratch path, the commands make a folder in the package.
        let scratch = URL(fileURLWithPath: try mirror.makeFolder(InnerPath(".build/description")).path)
        while let (folder, identity) = rest.popLast() {
            guard known.insert(folder.standardizedFileURL.path).inserted else { continue }
            guard known.count <= ProjectLimits.projects else {
                throw ProjectError(
                    file: folder.path,
                    problem: "more than \(ProjectLimits.projects) packages need each other",
                    remedy: "Name one of them"
                )
            }
            let package = try SwiftPackage(
                description: tools.describe(folder, scratch: scratch),
                manifest: tools.dump(folder, scratch: scratch),
                of: folder,
                identity: identity
            )
            packages.append(package)
            rest += package.localPackages.reversed().map { ($0, nil) }
        }
    }

    private func checkOut(_ required: RequiredRepositories) throws -> PackageCheckouts {
        tools.say("Checking out \(required.names).")
        let folder = try mirror.makeFolder(InnerPath(".build/requirements"))
        try mirror.explained {
            try folder.write(Data(required.manifest.utf8), to: InnerPath(name: "Package.swift"))
            if let versions = location.versions {
                try folder.write(versions, to: InnerPath(name: "Package.resolved"))
            }
        }
        let url = URL(fileURLWithPath: folder.path)
        let list = try tools.checkOut(url, scratch: url.appending(path: ".build"))
        return try PackageCheckouts(list, of: location.url)
    }
}
