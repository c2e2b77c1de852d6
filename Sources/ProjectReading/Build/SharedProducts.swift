import ConfinedFiles
import Foundation

/// The folder in which builds leave programs and resources. The mirrors of all projects are built there, one after the
/// other, so that UIKit is compiled once for all.
package struct SharedProducts {
    /// The project that was built last, and the modules of its own.
    private struct Owner: Codable, Equatable {
        var mirror: String
        var modules: [String]
    }

    private let folder: ConfinedFolder

    package init(_ folder: ConfinedFolder) {
        self.folder = folder
    }

    private static let ownerName = ".owner.json"

    /// Prepares the folder for a project. Removes the products and modules of the last project, so that neither a
    /// program nor the compiler finds them. Object files stay.
    ///
    /// - Parameters:
    ///   - mirror: The folder of the project's mirror.
    ///   - modules: The modules of the project.
    package func take(for mirror: URL, modules: [ModuleName]) throws {
        let owner = Owner(mirror: mirror.path, modules: modules.map(\.text).sorted())
        let file = try InnerPath(name: Self.ownerName)
        let data = try? folder.file(file, limit: 1 << 20).data()
        let last = data.flatMap { try? JSONDecoder().decode(Owner.self, from: $0) }
        guard owner != last else { return }
        if last?.mirror != owner.mirror { try clear() }
        for module in last?.modules ?? [] where !owner.modules.contains(module) { try remove(module: module) }
        try folder.write(JSONEncoder().encode(owner), to: file)
    }

    /// Copies a program with the resources of modules to a folder, from which it runs while the next project is built.
    ///
    /// - Parameters:
    ///   - place: The path of the folder, whose contents are replaced.
    ///   - mirror: The folder in which it is.
    package func install(_ program: String, in place: InnerPath, of mirror: ConfinedFolder) throws {
        try mirror.removeTree(place)
        var plan = MirrorPlan()
        let source = URL(fileURLWithPath: folder.path)
        var budget = ReadingBudget(of: source)
        for name in try folder.names() where name == program || name.hasSuffix(".resources") || name.hasSuffix(".so") {
            try plan.addCopy(of: source.appending(path: name), at: name, project: source, &budget)
        }
        try mirror.makeFolder(place).write(plan)
    }

    /// Refuses files with names that a build uses, which would be replaced by them.
    ///
    /// - Parameter program: The name of the program.
    package static func check(_ resources: MirrorPlan, beside program: String) throws(ProjectError) {
        for (path, content) in resources.contents.sorted(by: { $0.key < $1.key }) {
            guard let name = path.parts.first, name == program || isIntermediate(name) else { continue }
            let file = if case .file(let url) = content { url.path } else { path.text }
            throw ProjectError(
                file: file,
                problem: "\(name) is a name that the build uses",
                remedy: "Rename the resource"
            )
        }
    }

    private func clear() throws {
        for name in try folder.names() where !Self.isIntermediate(name) {
            try folder.removeTree(InnerPath(name: name))
        }
    }

    private func remove(module: String) throws {
        let modules = try InnerPath(name: "Modules")
        guard folder.hasFolder(modules) else { return }
        for name in try folder.folder(modules).names() where name.hasPrefix(module + ".") {
            try folder.removeTree(modules.appending(name: name))
        }
    }

    /// Whether SwiftPM has a file or a folder for its next build, and not for a program.
    private static func isIntermediate(_ name: String) -> Bool {
        let names: Set = ["Modules", "ModuleCache", "index", "description.json", "plugin-tools-description.json"]
        let types: Set = ["build", "product", "derived"]
        return names.contains(name) || name == ownerName || name.hasPrefix("swift-version-")
            || types.contains((name as NSString).pathExtension)
    }
}
