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
    private let addsImpliedImports: Bool

    /// - Parameters:
    ///   - sources: The texts of all sources, with their paths.
    ///   - addsImpliedImports: Whether imports are added that Apple's modules imply, such as UIKit in files that import
    ///     only XCTest. The module must depend on UIKit then.
    public init(name: String, sources: [(path: String, text: String)], addsImpliedImports: Bool = false) {
        self.name = name
        self.addsImpliedImports = addsImpliedImports
        self.sources = sources.map { SourceText(path: $0.path, text: $0.text) }
    }

    /// Parses and rewrites the sources, on several threads.
    public func rewriting() -> Rewriting {
        let scanned = concurrentMap(sources) { SourceScanner.scan($0) }
        let index = ModuleIndex(moduleName: name, sources: scanned)
        let families = OverrideFamilies(index)
        let results = concurrentMap(Array(scanned.indices)) { number in
            SourceRewriting(
                number: number,
                index: index,
                families: families,
                addsImpliedImports: addsImpliedImports
            ).result()
        }
        let list = ModuleList(
            tables: results.flatMap(\.tables),
            comparesClasses: addsImpliedImports && sources.contains { $0.contains(anyOf: ["===", "!=="]) }
        )
        return Rewriting(
            texts: results.map(\.text),
            moduleText: list.text,
            problems: results.flatMap(\.problems)
        )
    }
}
