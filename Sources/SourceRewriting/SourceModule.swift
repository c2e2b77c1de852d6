/// The sources of a module for Apple's systems, and their rewriting for Linux, where Swift has no Objective-C.
///
/// All sources are rewritten at once, because a method that one file declares may have its `#selector` or its override
/// in another. The same sources have the same result.
///
///     let module = SourceModule(name: "App", sources: [(path: "Sources/App/Counter.swift", text: text)])
///     let rewriting = module.rewriting()
///
/// Lines and columns stay, apart from those of tokens on the same line after a place that gets longer.
public struct SourceModule: Sendable {
    let name: String
    private let sources: [SourceText]

    public init(name: String, sources: [(path: String, text: String)]) {
        self.name = name
        self.sources = sources.map { SourceText(path: $0.path, text: $0.text) }
    }

    /// Parses and rewrites the sources, on several threads.
    public func rewriting() -> Rewriting {
        let scanned = concurrentMap(sources) { SourceScanner.scan($0) }
        let index = ModuleIndex(moduleName: name, sources: scanned)
        let results = concurrentMap(Array(scanned.indices)) { SourceRewriting(number: $0, index: index).result() }
        return Rewriting(
            texts: results.map(\.text),
            moduleText: ModuleList(tables: results.flatMap(\.tables)).text,
            problems: results.flatMap(\.problems)
        )
    }
}
