import Foundation
import ProjectReading

/// The programs with which projects are built: SwiftPM and `objc-sources`.
final class ProjectTools: BuildTools {
    let configuration: String
    private let unfold: URL
    private let testArguments: [String]
    private var rewriter: SourceRewriter?

    /// - Parameters:
    ///   - unfold: The folder of Unfold's package.
    ///   - testArguments: The arguments of `swift test` that choose tests.
    init(unfold: URL, configuration: String, testArguments: [String]) {
        self.unfold = unfold
        self.configuration = configuration
        self.testArguments = testArguments
    }

    func say(_ sentence: String) {
        FileHandle.standardError.write(Data("\(sentence)\n".utf8))
    }

    func describe(_ package: URL, scratch: URL) throws -> Data {
        try Toolchain.output(of: arguments("package", package, scratch) + ["describe", "--type", "json"])
    }

    func dump(_ package: URL, scratch: URL) throws -> Data {
        try Toolchain.output(of: arguments("package", package, scratch) + ["dump-package"])
    }

    func rewrite(_ module: ModuleSources, to folder: URL) throws -> RewrittenModule {
        let rewriter = try rewriter ?? SourceRewriter(unfold: unfold, say: say)
        self.rewriter = rewriter
        return try rewriter.rewrite(module, to: folder)
    }

    func products(of mirror: URL, scratch: URL) throws -> URL {
        let build = arguments("build", mirror, scratch) + options
        return try Toolchain.path(of: build + ["--show-bin-path"])
    }

    func build(_ mirror: URL, scratch: URL, withTests: Bool) throws {
        try Toolchain.require(arguments("build", mirror, scratch) + options + (withTests ? ["--build-tests"] : []))
    }

    func test(_ mirror: URL, scratch: URL) throws -> Int32 {
        try Toolchain.run(arguments("test", mirror, scratch) + options + testArguments)
    }

    private var options: [String] { ["--configuration", configuration] }

    private func arguments(_ command: String, _ package: URL, _ scratch: URL) -> [String] {
        ["swift", command, "--package-path", package.path, "--scratch-path", scratch.path]
    }
}
