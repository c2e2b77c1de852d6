/// Rewrites imports, and adds those that Apple's modules imply.
///
/// `import UIKit.UIColor` names a part of a module that is one module here. On iOS, XCTest and the header of a
/// framework bring UIKit to files that don't import it, and Foundation has the types for networks and XML, which are
/// modules of their own on Linux. What one source of tests imports with `@testable`, others use without an import. The
/// imports stand after the last line, so that no line moves.
struct ImportRewriting {
    let source: ScannedSource
    let index: ModuleIndex
    /// Whether imports that Apple's modules imply are added. The module then depends on UIKit.
    let addsImplied: Bool

    func edits() -> [Edit] {
        let replacements = Self.replacements.merging(addsImplied ? Self.impliedReplacements : [:]) { $1 }
        return source.imports.compactMap { statement in
            if let replacement = replacements[statement.module] {
                // An import of one declaration keeps its name.
                let end = statement.kind == nil ? statement.path.upperBound : statement.name.upperBound
                return Edit(statement.name.lowerBound..<end, paddedTo: replacement, on: .after)
            }
            guard statement.kind == nil, statement.path.upperBound > statement.name.upperBound else { return nil }
            return source.text.blanking(statement.name.upperBound..<statement.path.upperBound)
        }
    }

    /// The lines after the last one.
    func tail() -> String {
        guard addsImplied else { return "" }
        var modules: [String] = []
        let own = Set(source.imports.filter { $0.kind == nil }.map(\.module))
        if !own.contains("UIKit"), index.mayUseUIKit { modules.append("UIKit") }
        if !own.isDisjoint(with: ["Foundation", "UIKit", "XCTest"]) || !modules.isEmpty {
            for (module, words) in Self.impliedByFoundation
            where !own.contains(module) && source.text.contains(anyOf: words) {
                modules.append(module)
            }
        }
        let tested = index.testedModules.subtracting(source.imports.map(\.module)).sorted()
        return modules.map { "#if canImport(\($0))\nimport \($0)\n#endif\n" }.joined()
            + tested.map { "@testable import \($0)\n" }.joined()
    }

    /// Modules that have another name on Linux.
    private static let replacements = ["Darwin": "Glibc"]
    /// Modules of iOS that a module of another name stands for. Packages that ask `canImport(os)` have code of their
    /// own for systems without it.
    private static let impliedReplacements = ["os": "SystemLog", "OSLog": "SystemLog"]

    /// Modules that Foundation contains on iOS, with the beginnings of the names of their types.
    private static let impliedByFoundation: [(module: String, words: [String])] = [
        (
            "FoundationNetworking",
            [
                "URLSession", "URLRequest", "URLResponse", "URLCache", "URLCredential", "URLProtocol", "URLProtection",
                "URLAuthentication", "HTTPCookie", "HTTPURLResponse", "CachedURLResponse",
            ]
        ),
        ("FoundationXML", ["XMLParser", "XMLDocument", "XMLElement", "XMLNode", "XMLDTD"]),
    ]
}

/// An import of a module.
struct ImportStatement: Sendable {
    var module: String
    /// The keyword of an import of one declaration, such as `class`.
    var kind: String?
    /// Whether it has the attribute `@testable`.
    var isTestable = false
    /// The bytes of the name of the module.
    var name: Range<Int>
    /// The bytes of the whole path.
    var path: Range<Int>
}
