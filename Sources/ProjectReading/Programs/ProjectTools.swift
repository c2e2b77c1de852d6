import Foundation

/// The programs with which projects are built: SwiftPM and `objc-sources`.
package final class ProjectTools: BuildTools {
    package let configuration: String
    private let unfold: URL
    private let testArguments: [String]
    private let swift: String
    private let tell: (String) -> Void
    private var rewriter: SourceRewriter?

    /// - Parameters:
    ///   - unfold: The folder of Unfold's package.
    ///   - testArguments: The arguments of `swift test` that choose tests.
    ///   - swift: The name or the path of the program `swift`.
    ///   - tell: Tells the user something. By default, on standard error.
    package init(
        unfold: URL,
        configuration: String,
        testArguments: [String],
        swift: String = "swift",
        tell: @escaping (String) -> Void = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
    ) {
        self.unfold = unfold
        self.configuration = configuration
        self.testArguments = testArguments
        self.swift = swift
        self.tell = tell
    }

    package func say(_ sentence: String) { tell(sentence) }

    package func describe(_ package: URL, scratch: URL) throws -> Data {
        try program("package", package, scratch, ["describe", "--type", "json"]).output()
    }

    package func dump(_ package: URL, scratch: URL) throws -> Data {
        try program("package", package, scratch, ["dump-package"]).output()
    }

    package func checkOut(_ package: URL, scratch: URL) throws -> Data {
        // Quietly, because SwiftPM warns of packages that no target uses.
        try program("package", package, scratch, ["--quiet", "show-dependencies", "--format", "json"]).output()
    }

    package func rewrite(_ module: ModuleSources, to folder: URL, scratch: URL) throws -> RewrittenModule {
        let rewriter = try rewriter ?? SourceRewriter(unfold: unfold, scratch: scratch, swift: swift, say: say)
        self.rewriter = rewriter
        return try rewriter.rewrite(module, to: folder)
    }

    package func products(of mirror: URL, scratch: URL) throws -> URL {
        try program("build", mirror, scratch, options + ["--show-bin-path"]).path()
    }

    package func build(_ mirror: URL, scratch: URL, withTests: Bool) throws {
        try program("build", mirror, scratch, options + (withTests ? ["--build-tests"] : [])).require()
    }

    package func test(_ mirror: URL, scratch: URL) throws -> Int32 {
        var progress = TestProgress()
        var (result, arguments): (Int32, [String]) = (0, options + testArguments)
        while true {
            let status = try program("test", mirror, scratch, arguments).run { progress.read($0) }
            if result == 0 { result = status }
            guard let test = progress.endRun(status: status) else { break }
            say("The test \(test) ended the program. The remaining tests run in a new process.")
            let skips = progress.skips.flatMap { ["--skip", $0] }
            // The tests of the other library have run, or can't be told apart.
            arguments = options + ["--skip-build", "--disable-swift-testing"] + testArguments + skips
        }
        if !progress.crashed.isEmpty {
            say("Tests that ended the program: \(progress.crashed.map(\.description).joined(separator: ", ")).")
        }
        return result
    }

    private var options: [String] { ["--configuration", configuration] }

    private func program(_ command: String, _ package: URL, _ scratch: URL, _ rest: [String]) -> Program {
        if let reason = PackageLock(of: scratch).reasonToWait { say(reason) }
        return Program(
            [swift, command, "--package-path", package.path, "--scratch-path", scratch.path] + rest
        )
    }
}
