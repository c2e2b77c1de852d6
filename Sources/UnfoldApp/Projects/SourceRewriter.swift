import ArgumentParser
import Foundation

/// The command `objc-sources`, which rewrites the sources of a module. Its parser is compiled when it is first needed.
struct SourceRewriter {
    private let program: URL
    /// The folder for what the command writes.
    private let scratch: URL

    init(unfold: URL, scratch: URL) throws {
        let build = ["swift", "build", "--package-path", unfold.path, "--product", "objc-sources"]
        // The parser is slow without optimizations.
        let release = ["--configuration", "release"]
        let data = try Toolchain.output(of: build + release + ["--show-bin-path"])
        let folder = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        program = URL(fileURLWithPath: folder).appending(path: "objc-sources")
        self.scratch = scratch
        try Toolchain.require(build + release)
    }

    /// Rewrites the sources of a module.
    ///
    /// - Returns: The rewritten files in the order of the sources, and one more file of the module.
    func rewrite(_ sources: [URL], of module: String) throws -> (sources: [URL], module: URL) {
        let folder = scratch.appending(path: module)
        try Toolchain.require(
            [program.path, "--module", module, "--output", folder.path] + sources.map(\.path)
        )
        return (
            sources.map { folder.appending(path: Self.rewrittenName(of: $0.lastPathComponent)) },
            folder.appending(path: "ObjectiveCModule.swift")
        )
    }

    /// Returns the name that the command gives to the rewritten file of a source.
    static func rewrittenName(of name: String) -> String {
        name == "main.swift" ? name : name.replacing(/\.swift$/, with: "") + ".objc.swift"
    }
}
