import Foundation
import Toolchain

/// Apple's declarations as modules for swiftc, and the diagnostics of sources that are compiled against them.
struct AppleDeclarations {
    /// The folder of the modules.
    let folder: URL

    /// The declarations from the facts of the repository, compiled once.
    static let ofRepository = Result {
        let folder = Command.build.appending(path: "AppleDeclarations")
        try? FileManager.default.removeItem(at: folder)
        return try AppleDeclarations(facts: Command.repository.appending(path: "Tests/LedgerTests/Facts"), in: folder)
    }

    /// The same with Failures, Partitioning, Expansion and Unfold, compiled from the project's sources.
    static let withUnfold = Result {
        let declarations = try ofRepository.get()
        for module in ["Failures", "Partitioning", "Expansion", "Unfold"] {
            let sources = try sources(in: "Sources/\(module)")
            try declarations.check(sources, module: module)
            try declarations.add(sources, as: module)
        }
        return declarations
    }

    /// Writes the declarations with script/declarations and compiles them.
    init(facts: URL, in folder: URL) throws {
        self.folder = folder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let script = Command.repository.appending(path: "script/declarations")
        try Command("python3", script.path, folder.path, facts.path).run()
        // With this module, the sources take the path for Apple's systems.
        try "".write(to: folder.appending(path: "ObjectiveC.swift"), atomically: true, encoding: .utf8)
        for module in ["ObjectiveC", "CoreGraphics", "QuartzCore", "UIKit"] {
            try Command(
                "swiftc",
                "-swift-version",
                "5",
                "-suppress-warnings",
                "-parse-as-library",
                "-module-name",
                module,
                "-I",
                folder.path,
                "-emit-module",
                "-emit-module-path",
                path(of: module),
                "-Xfrontend",
                "-experimental-skip-all-function-bodies",
                folder.appending(path: "\(module).swift").path
            ).run()
        }
    }

    private func path(of module: String) -> String { folder.appending(path: "\(module).swiftmodule").path }

    /// Returns the Swift files in a folder of the repository, sorted. Files in a documentation catalog
    /// aren't included.
    static func sources(in folder: String) throws -> [URL] {
        let root = Command.repository.appending(path: folder)
        let files =
            FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
        return files.filter { $0.pathExtension == "swift" && !$0.path.contains(".docc/") }.sorted { $0.path < $1.path }
    }

    /// Compiles sources against the declarations, without generating code. Warnings count as errors:
    /// where an Objective-C module is involved, the concurrency rules of Swift 6 are warnings.
    ///
    /// - Returns: The diagnostics about API that older systems lack.
    /// - Throws: The diagnostics, if swiftc rejects the sources.
    @discardableResult
    func check(_ sources: [URL], module: String, flags: [String] = []) throws -> String {
        var command = Command("swiftc", "-warnings-as-errors", "-Wwarning", "DeprecatedDeclaration", "-emit-sil")
        // Not /dev/null, because swiftc replaces it with a file if it has permission.
        command.arguments += ["-o", folder.appending(path: "\(module).sil").path]
        command.arguments += arguments(sources, module, flags)
        return try command.run()
    }

    /// Makes a module of sources that others import. The bodies of functions are neither checked nor in it.
    func add(_ sources: [URL], as module: String, flags: [String] = []) throws {
        var command = Command("swiftc", "-suppress-warnings", "-Xfrontend", "-experimental-skip-all-function-bodies")
        command.arguments += ["-emit-module", "-emit-module-path", path(of: module)]
        command.arguments += arguments(sources, module, flags)
        try command.run()
    }

    private func arguments(_ sources: [URL], _ module: String, _ flags: [String]) -> [String] {
        ["-swift-version", "6", "-parse-as-library", "-wmo", "-package-name", "unfold", "-module-name", module]
            + ["-I", folder.path] + flags + sources.map(\.path)
    }

    /// Compiles a text, as ``check(_:module:flags:)`` does.
    ///
    /// - Returns: The diagnostics, if swiftc rejects the text.
    func complaint(about source: String) throws -> String? {
        let file = folder.appending(path: "Text.swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        do {
            try check([file], module: "Text")
            return nil
        } catch let failure as Command.Failure {
            return failure.output
        }
    }
}
