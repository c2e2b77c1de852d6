import Foundation

/// The command `objc-sources`, which rewrites the sources of a module. It is compiled when it is first needed.
struct SourceRewriter {
    private let program: URL

    /// - Parameters:
    ///   - unfold: The folder of Unfold's package.
    ///   - scratch: The folder in which the command is built.
    ///   - swift: The name or the path of the program `swift`.
    ///   - say: Tells the user something.
    init(unfold: URL, scratch: URL, swift: String, say: (String) -> Void) throws {
        // Rewriting is slow without optimizations.
        let build = [
            swift, "build", "--package-path", unfold.path, "--scratch-path", scratch.path, "--product", "objc-sources",
            "--configuration", "release",
        ]
        if let reason = PackageLock(of: scratch).reasonToWait { say(reason) }
        program = try Program(build + ["--show-bin-path"]).path().appending(path: "objc-sources")
        let isThere = FileManager.default.fileExists(atPath: program.path)
        say(
            isThere
                ? "The program that rewrites sources in \(unfold.path) is brought up to date."
                : "The program that rewrites sources is compiled in \(unfold.path), once for all projects."
        )
        try Program(build).require()
    }

    /// Rewrites the sources of a module into a folder.
    func rewrite(_ module: ModuleSources, to folder: URL) throws -> RewrittenModule {
        let below = module.below.flatMap { ["--below", "\($0.module):\($0.file.path)"] }
        let options = ["--module", module.module.text, "--output", folder.path, "--implied-imports"]
        try Program([program.path] + options + below + module.sources.map(\.path)).require()
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
