import Foundation
import ProjectReading
import SourceRewriting
import TemporaryFolder
import Testing
import Toolchain

/// Compiles rewritten modules against the modules of this build, without code for them.
struct ModuleCompiler {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Rewrites and compiles the sources of a module, which other modules can import afterwards.
    ///
    /// - Throws: The diagnostics of the compiler.
    func compile(_ sources: [URL], module: String) throws {
        try compile(sources.map { (path: $0.path, text: try String(contentsOf: $0, encoding: .utf8)) }, module: module)
    }

    func compile(_ sources: [(path: String, text: String)], module: String) throws {
        let rewriting = SourceModule(name: module, sources: sources, addsImpliedImports: true).rewriting()
        try #require(rewriting.problems.isEmpty, "\(rewriting.problems)")
        let output = FileTree(folder.url.appending(path: module))
        for (source, text) in zip(sources, rewriting.texts) {
            try output.write(Data((text ?? source.text).utf8), to: URL(fileURLWithPath: source.path).lastPathComponent)
        }
        try output.write(Data(rewriting.moduleText.utf8), to: "ObjectiveCModule.swift")
        let files = try output.paths().map { output.url.appending(path: $0).path }
        let gtk = try Command("pkg-config", "--cflags-only-I", "gtk4").run().split(whereSeparator: \.isWhitespace)
        var command = Command("swiftc", "-swift-version", "5", "-enable-testing", "-parse-as-library", "-emit-module")
        // A mirror is one package.
        command.arguments += ["-package-name", "mirror"]
        command.arguments += ["-module-name", module, "-o", folder.url.appending(path: "\(module).swiftmodule").path]
        command.arguments += files + gtk.map(String.init) + ["-I", folder.url.path]
        let modules = ["Modules", "CGTKSurface.build", "CSwiftRuntime.build"].map { Command.build.appending(path: $0) }
        for folder in try modules + SystemModules.folders() { command.arguments += ["-I", folder.path] }
        try command.run()
        // A module is emitted without the bodies of functions.
        command.arguments.removeAll { $0 == "-emit-module" }
        try Command(command.arguments.filter { !$0.hasSuffix("\(module).swiftmodule") && $0 != "-o" } + ["-typecheck"])
            .run()
    }
}
