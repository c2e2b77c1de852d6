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
    /// The sources of the modules below that may declare protocols for Objective-C, each with the name of its module.
    private let sourcesBelow: [(module: String, text: SourceText)]

    /// - Parameters:
    ///   - sources: The texts of all sources, with their paths.
    ///   - addsImpliedImports: Whether imports are added that Apple's modules imply, such as UIKit in files that import
    ///     only XCTest. The module must depend on UIKit then.
    ///   - below: The sources of the modules that it imports and that are rewritten, too. Their protocols for
    ///     Objective-C may have optional requirements.
    public init(
        name: String,
        sources: [(path: String, text: String)],
        addsImpliedImports: Bool = false,
        below: [(module: String, sources: [(path: String, text: String)])] = []
    ) {
        self.name = name
        self.addsImpliedImports = addsImpliedImports
        self.sources = sources.map { SourceText(path: $0.path, text: $0.text) }
        sourcesBelow = below.flatMap { module in
            module.sources.filter { Self.mayDeclareProtocols($0.text) }.map {
                (module: module.module, text: SourceText(path: $0.path, text: $0.text))
            }
        }
    }

    /// Returns whether a source of a module matters to those above it.
    public static func mayDeclareProtocols(_ text: String) -> Bool {
        text.utf8.contains("@objc".utf8) && text.utf8.contains("protocol ".utf8)
    }

    /// Whether a source may ask whether rectangles intersect, and none says itself when they do.
    private func intersectsRectangles(_ index: ModuleIndex) -> Bool {
        sources.contains { $0.contains(anyOf: ["intersects"]) }
            && !index.bodies(of: "CGRect").contains { $0.members.contains { $0.name == "intersects" } }
    }

    /// The protocols for Objective-C, if a source asks for the methods of one.
    private func protocols(_ index: ModuleIndex) -> [TypeBody] {
        guard sources.contains(where: { $0.contains(anyOf: ["protocol_getMethodDescription"]) }) else { return [] }
        return index.sources.flatMap(\.bodies).filter { body in
            body.kind == .protocolBody && body.attributes.contains("objc") && body.visibility == .file
                && !body.isPrivate
        }
    }

    /// Parses and rewrites the sources, on several threads.
    public func rewriting() -> Rewriting {
        let scanned = concurrentMap(sources) { SourceScanner.scan($0) }
        let below = concurrentMap(sourcesBelow) { (module: $0.module, source: SourceScanner.scan($0.text)) }
        let index = ModuleIndex(moduleName: name, sources: scanned, below: below)
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
            comparesClasses: addsImpliedImports && sources.contains { $0.contains(anyOf: ["===", "!=="]) },
            protocols: protocols(index),
            intersectsRectangles: addsImpliedImports && intersectsRectangles(index)
        )
        return Rewriting(
            texts: results.map(\.text),
            moduleText: list.text + (addsImpliedImports ? FormerNames.declarations(for: sources) : ""),
            problems: results.flatMap(\.problems)
        )
    }
}
