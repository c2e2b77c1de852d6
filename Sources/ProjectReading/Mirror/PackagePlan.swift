import ConfinedFiles
import Foundation

/// The files that a build of a package writes: those of the package but hidden ones, with rewritten sources.
package struct PackagePlan {
    package var mirror = MirrorPlan()
    /// The modules of the package whose sources are rewritten.
    package let modules: [ModuleName]
    /// The program that a run starts; `nil` if the package has none.
    package let program: String?

    private let files: PackageFiles

    /// - Parameters:
    ///   - name: The name of the app, if the package has several.
    ///   - unfold: The folder of the package that has the modules of iOS.
    package init(
        _ package: SwiftPackage,
        _ files: PackageFiles,
        app name: String?,
        unfold: URL,
        _ rewrite: Rewriting
    ) throws {
        self.files = files
        let targets = package.swiftTargets
        modules = try targets.map { target in
            if let module = ModuleName(target.c99name) { return module }
            throw ProjectError(
                file: files.folder.path,
                problem: "“\(target.c99name)” can't be the name of a module",
                remedy: "Rename the target \(target.name) to letters, digits and underscores"
            )
        }
        program = try AppChoice(targets.filter { $0.type == "executable" }.map(\.name), of: files.folder).name(name)
        if let program, (try? InnerPath(name: program)) == nil {
            throw ProjectError(
                file: files.folder.path,
                problem: "“\(program)” can't be the name of a program",
                remedy: "Rename the target"
            )
        }
        var originals: Set<InnerPath> = []
        for (target, module) in zip(targets, modules) {
            originals.formUnion(try add(target, module, of: package, rewrite))
        }
        for item in files.items where mirror.contents[item.path] == nil && !originals.contains(item.path) {
            try mirror.add(.file(item.file), at: item.path, from: item.file)
            if item.file.pathExtension == "xcstrings" { try addStrings(of: item) }
        }
        let text = package.manifest(files.manifest, of: files.folder, unfold: unfold)
        try mirror.add(.data(Data(text.utf8)), at: "Package.swift", from: files.folder)
        mirror.note(files.notes)
    }

    /// Adds the sources of a target, and returns the paths of the originals.
    private mutating func add(
        _ target: SwiftPackage.Target,
        _ module: ModuleName,
        of package: SwiftPackage,
        _ rewrite: Rewriting
    ) throws -> [InnerPath] {
        // A target may be in the folder of the package itself.
        let folder = target.path == "." || target.path.isEmpty ? "" : target.path + "/"
        let originals = try target.sources.map { source in
            do { return try InnerPath(folder + source) } catch {
                throw ProjectError(
                    file: files.folder.path,
                    problem:
                        "the source \(folder + source) of the target \(target.name) isn't in the package: \(error)",
                    remedy: "Move it into the package"
                )
            }
        }
        let sources = originals.map { files.folder.appending(path: $0.text) }
        let rewritten = try rewrite(sources, module)
        var place: InnerPath?
        for (index, (original, file)) in zip(originals, rewritten.sources).enumerated() {
            let text = package.mirrorPath(of: original.text, manifest: files.manifest, file.lastPathComponent)
            let path = try MirrorPlan.path(text, of: sources[index])
            if index == 0 { place = path.parent }
            try mirror.add(.file(file), at: path, from: sources[index])
        }
        // A target may list its folders of sources, so that a file beside one of them belongs to it.
        let parent = originals.isEmpty ? folder : place.map { $0.text + "/" } ?? ""
        try mirror.add(.file(rewritten.module), at: parent + rewritten.module.lastPathComponent, from: files.folder)
        return originals
    }

    /// Adds the files `*.strings` of a string catalog beside it.
    private mutating func addStrings(of item: FolderWalk.Item) throws {
        // A catalog for a nib is in a folder for several languages.
        var place = item.path.parent
        if let folder = place, folder.name.hasSuffix(".lproj") { place = folder.parent }
        try mirror.addStrings(of: item.file, below: place.map { $0.text + "/" } ?? "")
    }
}

/// The files of a package, without hidden ones.
package struct PackageFiles {
    package let folder: URL
    /// The text of the manifest.
    package let manifest: String
    let items: [FolderWalk.Item]
    let notes: [String]

    package init(_ folder: URL) throws {
        self.folder = folder
        let manifest = folder.appending(path: "Package.swift")
        let data = try ProjectFile(manifest, "the manifest", remedy: "Restore the file").data
        self.manifest = String(decoding: data, as: UTF8.self)
        var (walk, budget) = (FolderWalk(skipsHidden: true), ReadingBudget(of: folder))
        items = try walk.items(in: folder, of: folder, &budget)
        notes = walk.notes
    }

    /// The paths below the folder, in order.
    package var paths: [String] { items.map(\.path.text) }
}
