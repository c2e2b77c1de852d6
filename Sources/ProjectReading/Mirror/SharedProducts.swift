import Foundation

/// The folder in which builds leave programs and resources. The mirrors of all projects are built there, one after the
/// other, so that UIKit is compiled once for all.
package struct SharedProducts {
    /// The project that was built last, and the modules of its own.
    private struct Owner: Codable, Equatable {
        var mirror: String
        var modules: [String]
    }

    private let folder: URL

    package init(_ folder: URL) {
        self.folder = folder
    }

    /// Prepares the folder for a project. Removes the products and modules of the last project, so that neither a
    /// program nor the compiler finds them. Object files stay.
    ///
    /// - Parameters:
    ///   - mirror: The folder of the project's mirror.
    ///   - modules: The modules of the project.
    package func take(for mirror: URL, modules: [String]) throws {
        let owner = Owner(mirror: mirror.path, modules: modules.sorted())
        let file = folder.appending(path: ".owner.json")
        let last = (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(Owner.self, from: $0) }
        guard owner != last else { return }
        if last?.mirror != owner.mirror { try clear() }
        for module in last?.modules ?? [] where !modules.contains(module) { try remove(module: module) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try JSONEncoder().encode(owner).write(to: file, options: .atomic)
    }

    /// Copies a program with the resources of modules to a folder, from which it runs while the next project is built.
    package func install(_ program: String, in place: URL) throws {
        try? FileManager.default.removeItem(at: place)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        for name in try names() where name == program || name.hasSuffix(".resources") || name.hasSuffix(".so") {
            try FileManager.default.copyItem(at: folder.appending(path: name), to: place.appending(path: name))
        }
    }

    private func clear() throws {
        for name in try names() where !Self.isIntermediate(name) {
            try FileManager.default.removeItem(at: folder.appending(path: name))
        }
    }

    private func remove(module: String) throws {
        let modules = folder.appending(path: "Modules")
        for name in (try? FileManager.default.contentsOfDirectory(atPath: modules.path)) ?? []
        where name.hasPrefix(module + ".") {
            try FileManager.default.removeItem(at: modules.appending(path: name))
        }
    }

    private func names() throws -> [String] {
        guard folder.isFolder else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: folder.path)
    }

    /// Whether SwiftPM has a file or a folder for its next build, and not for a program.
    private static func isIntermediate(_ name: String) -> Bool {
        let names: Set = ["Modules", "ModuleCache", "index", "description.json", "plugin-tools-description.json"]
        let types: Set = ["build", "product", "derived"]
        return names.contains(name) || name.hasPrefix("swift-version-")
            || types.contains((name as NSString).pathExtension)
    }
}
