import ArgumentParser
import Foundation
import ProjectReading

/// Builds a project of iOS in a package that mirrors it: its sources without Objective-C, and its resources.
///
/// Nothing in the project changes. The mirror is kept, so that the next build only compiles what has changed. All
/// mirrors are built in one folder for each checkout of Unfold, one at a time, so that UIKit is compiled once.
struct ProjectBuilder {
    private let location: ProjectLocation
    private let targetName: String?
    private let unfold: URL
    private let isRelease: Bool
    private let mirror: MirrorFolder
    /// The folder in which all mirrors are built.
    private let shared: URL

    init(path: URL, target: String?, unfold: UnfoldPackage, isRelease: Bool) throws {
        location = try ProjectLocation(path)
        targetName = target
        self.unfold = unfold.folder
        self.isRelease = isRelease
        mirror = MirrorFolder(CacheFolder.url(for: location.url))
        shared = CacheFolder.builds(with: unfold.folder)
    }

    /// Writes the mirror and builds it.
    ///
    /// - Returns: The program of the app that a run starts; `nil` if the project has none.
    func build() throws -> URL? {
        try alone {
            guard let product = try make() else { return nil }
            let place = mirror.url.appending(path: ".build/app/\(isRelease ? "release" : "debug")")
            let name = product.program.lastPathComponent
            try SharedProducts(product.program.deletingLastPathComponent()).install(name, in: place)
            if let target = product.target { try copyResources(of: target, to: place) }
            return place.appending(path: name)
        }
    }

    /// Builds the mirror with its tests, and runs them.
    ///
    /// - Returns: The exit status of the tests.
    func test(_ others: [String]) throws -> Int32 {
        try alone {
            if let product = try make(withTests: true), let target = product.target {
                try copyResources(of: target, to: product.program.deletingLastPathComponent())
            }
            return try Toolchain.run(["swift", "test"] + arguments + others)
        }
    }

    /// Calls a closure while no other command builds a project with this checkout.
    private func alone<Result>(_ body: () throws -> Result) throws -> Result {
        let message = "Another command builds a project with \(unfold.path). This one goes on when it has ended.\n"
        return try BuildLock(in: shared).hold(
            willWait: { FileHandle.standardError.write(Data(message.utf8)) },
            body
        )
    }

    private func make(withTests: Bool = false) throws -> Product? {
        let product =
            switch location {
            case .package(let folder): try mirrorPackage(folder)
            case .xcodeProject(let project): try mirrorTargets(XcodeProject(project).targets)
            case .xcodeWorkspace(let workspace):
                try mirrorTargets(XcodeWorkspace(workspace).projects.flatMap { try XcodeProject($0).targets })
            }
        try Toolchain.require(["swift", "build"] + arguments + (withTests ? ["--build-tests"] : []))
        return product
    }

    /// An app that is built.
    private struct Product {
        /// The target with its resources; `nil` for that of a package, whose resources SwiftPM copies.
        let target: AppTarget?
        let program: URL
    }

    private var arguments: [String] {
        ["--package-path", mirror.url.path, "--scratch-path", shared.path]
            + (isRelease ? ["--configuration", "release"] : [])
    }

    private func programs() throws -> URL {
        let data = try Toolchain.output(of: ["swift", "build", "--show-bin-path"] + arguments)
        return URL(
            fileURLWithPath: String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        )
    }

    private func rewriter() throws -> SourceRewriter {
        try SourceRewriter(unfold: unfold, scratch: mirror.url.appending(path: ".build/rewritten"))
    }

    // MARK: Projects of Xcode

    private func mirrorTargets(_ targets: [AppTarget]) throws -> Product? {
        let apps = targets.filter { $0.kind == .application }
        let app = try AppChoice(apps.map(\.name), of: location.url).name(targetName)
        // Other apps of the project are left out, for they may not build here.
        let used = targets.filter { $0.kind != .application || $0.name == app }
        let rewriter = try rewriter()
        for target in used {
            let folder = "Sources/\(target.module)"
            let rewritten = try rewriter.rewrite(target.sources, of: target.module)
            let files = rewritten.sources + [rewritten.module]
            for file in files { try mirror.copy(file, to: "\(folder)/\(file.lastPathComponent)") }
            try mirror.prune(folder) { path in files.contains { $0.lastPathComponent == path } }
        }
        try mirror.prune("Sources") { path in used.contains { path.hasPrefix("\($0.module)/") } }
        try mirror.write(Data(ProjectManifest(unfold: unfold, targets: used).text.utf8), to: "Package.swift")
        let programs = try programs()
        try SharedProducts(programs).take(for: mirror.url, modules: used.map(\.module))
        guard let target = used.first(where: { $0.name == app }) else { return nil }
        return Product(target: target, program: programs.appending(path: target.module))
    }

    /// Copies the resources to the folder of the program, which is its main bundle.
    private func copyResources(of target: AppTarget, to folder: URL) throws {
        let bundle = MirrorFolder(folder)
        for resource in target.resources { try bundle.copy(resource) }
        if let info = target.info.data { try bundle.write(info, to: "Info.plist") }
    }

    // MARK: Packages

    private func mirrorPackage(_ folder: URL) throws -> Product? {
        // Without a scratch path, the command makes a folder in the package.
        let scratch = mirror.url.appending(path: ".build/description")
        var describe = ["swift", "package", "--package-path", folder.path, "--scratch-path", scratch.path]
        describe += ["describe", "--type", "json"]
        var package = try SwiftPackage(description: Toolchain.output(of: describe), of: folder)
        if package.usesPlugin {
            let dump = ["swift", "package", "--package-path", folder.path, "--scratch-path", scratch.path]
            let paths = try MirrorFolder(folder).paths()
            try package.addPluginSources(Toolchain.output(of: dump + ["dump-package"]), paths: paths)
        }
        let apps = package.swiftTargets.filter { $0.type == "executable" }.map(\.name)
        let app = try AppChoice(apps, of: folder).name(targetName)
        let rewriter = try rewriter()
        let manifest = try String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
        var files: Set = ["Package.swift"]
        var originals: Set<String> = []
        for target in package.swiftTargets {
            let sources = target.sources.map { "\(target.path)/\($0)" }
            let rewritten = try rewriter.rewrite(sources.map { folder.appending(path: $0) }, of: target.c99name)
            let paths = sources.map { package.mirrorPath(of: $0, manifest: manifest, SourceRewriter.rewrittenName) }
            for (file, path) in zip(rewritten.sources, paths) { try mirror.copy(file, to: path) }
            originals.formUnion(sources)
            // A target may list its folders of sources, so that a file beside one of them belongs to it.
            let place = (paths.first as NSString?)?.deletingLastPathComponent ?? target.path
            try mirror.copy(rewritten.module, to: "\(place)/\(rewritten.module.lastPathComponent)")
            files.formUnion(paths + ["\(place)/\(rewritten.module.lastPathComponent)"])
        }
        for path in try MirrorFolder(folder).paths() where !files.contains(path) && !originals.contains(path) {
            try mirror.copy(folder.appending(path: path), to: path)
            files.insert(path)
            if path.hasSuffix(".xcstrings") { files.formUnion(try mirrorStrings(of: path, in: folder)) }
        }
        try mirror.prune("") { files.contains($0) || $0 == "Package.resolved" }
        let text = package.manifest(manifest, of: folder, unfold: unfold)
        try mirror.write(Data(text.utf8), to: "Package.swift")
        let programs = try programs()
        try SharedProducts(programs).take(for: mirror.url, modules: package.swiftTargets.map(\.c99name))
        return app.map { Product(target: nil, program: programs.appending(path: $0)) }
    }

    /// Writes the files `*.strings` of a string catalog beside it.
    private func mirrorStrings(of path: String, in folder: URL) throws -> [String] {
        var place = (path as NSString).deletingLastPathComponent
        // A catalog for a nib is in a folder for several languages.
        if place.hasSuffix(".lproj") { place = (place as NSString).deletingLastPathComponent }
        return try mirror.writeStrings(of: folder.appending(path: path), below: place.isEmpty ? "" : place + "/")
    }
}
