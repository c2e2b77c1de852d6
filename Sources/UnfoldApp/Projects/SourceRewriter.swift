import ArgumentParser
import Foundation
import ProjectReading

/// The command `objc-sources`, which rewrites the sources of a module. Its parser is compiled when it is first needed.
struct SourceRewriter {
    private let program: URL

    /// - Parameter say: Tells the user something.
    init(unfold: URL, say: (String) -> Void) throws {
        // The parser is slow without optimizations.
        let build = [
            "swift", "build", "--package-path", unfold.path, "--product", "objc-sources", "--configuration", "release",
        ]
        program = try Toolchain.path(of: build + ["--show-bin-path"]).appending(path: "objc-sources")
        if !FileManager.default.fileExists(atPath: program.path) {
            say("The parser of Swift is compiled in \(unfold.path), once for all projects. That takes several minutes.")
        }
        try Toolchain.require(build)
    }

    /// Rewrites the sources of a module into a folder.
    func rewrite(_ module: ModuleSources, to folder: URL) throws -> RewrittenModule {
        try Toolchain.require(
            [program.path, "--module", module.module.text, "--output", folder.path, "--implied-imports"]
                + module.below.flatMap { ["--below", "\($0.module):\($0.file.path)"] } + module.sources.map(\.path)
        )
        return RewrittenModule(
            sources: module.sources.map { folder.appending(path: Self.rewrittenName(of: $0.lastPathComponent)) },
            module: folder.appending(path: "ObjectiveCModule.swift")
        )
    }

    /// Returns the name that the command gives to the rewritten file of a source.
    static func rewrittenName(of name: String) -> String {
        name == "main.swift" ? name : name.replacing(/\.swift$/, with: "") + ".objc.swift"
    }
}
