import Foundation
import Toolchain

/// The public declarations of the project's modules.
struct Declarations {
    struct Symbol {
        /// The names of the enclosing types, outermost first, followed by its own.
        var path: [String]
        var isType = false
        var isStatic = false
        var isSettable = false
        /// The access level: `public` or `open`.
        var access = "public"
        /// Whether the symbol is isolated to the main actor.
        var isIsolated = false
        /// The types of the declaration, if it is a function, an initializer or a property.
        var signature: Signature?
        /// The place of the first requirement or declaration, such as `Equatable.==(_:_:)`, if that is in a
        /// protocol or in a foreign module.
        var origin: String?
        /// The compiler's name for the symbol.
        var mangledName = ""
        var file = ""
        var line = 0

        var name: String { path.joined(separator: ".") }
    }

    var symbols: [Symbol]
    /// The superclass and protocols of each type, by the project's declarations.
    var supertypes: [String: [String]] = [:]
    /// The names of the classes.
    var classes: Set<String> = []
}

extension Declarations {
    /// Combines the graphs of several modules.
    init(_ graphs: [SymbolGraph]) {
        var names: [String: String] = [:]
        for symbol in graphs.lazy.flatMap(\.symbols) {
            names[symbol.identifier.precise] = symbol.pathComponents.joined(separator: ".")
        }
        var origins: [String: String] = [:]
        var supertypes: [String: [String]] = [:]
        for relationship in graphs.lazy.flatMap(\.relationships) {
            let target = names[relationship.target] ?? Self.nameWithoutModule(relationship.targetFallback)
            switch relationship.kind {
            case "inheritsFrom", "conformsTo":
                guard let source = names[relationship.source], let target else { continue }
                supertypes[source, default: []].append(target)
            case "overrides":
                if names[relationship.target] == nil { origins[relationship.source] = target }
            default:
                if let origin = relationship.sourceOrigin { origins[relationship.source] = origin.displayName }
            }
        }
        self.supertypes = supertypes
        classes = Set(
            graphs.lazy.flatMap(\.symbols).filter { $0.kind.identifier == "swift.class" }
                .map { $0.pathComponents.joined(separator: ".") }
        )
        symbols = graphs.flatMap(\.symbols).map { symbol in
            let declaration = (symbol.declarationFragments ?? []).map(\.spelling).joined()
            let kind = symbol.kind.identifier.replacing("swift.", with: "")
            // The symbol graph doesn't show whether a lazy property has a public setter.
            let isVariable = declaration.contains("var ") && !declaration.contains("lazy ")
            let isProperty = ["property", "type.property", "var"].contains(kind)
            return Symbol(
                path: symbol.pathComponents,
                isType: ["class", "struct", "enum", "protocol", "typealias", "associatedtype"].contains(kind),
                isStatic: kind.hasPrefix("type.") || kind == "enum.case" || kind == "func.op",
                isSettable: isProperty && isVariable && !declaration.contains("{ get }"),
                access: symbol.accessLevel ?? "public",
                isIsolated: declaration.contains("@MainActor"),
                signature: Signature(declaration),
                origin: origins[symbol.identifier.precise],
                mangledName: String(symbol.identifier.precise.dropFirst(2)),
                file: symbol.location.flatMap { URL(string: $0.uri)?.path } ?? "",
                line: (symbol.location?.position.line ?? 0) + 1
            )
        }
    }

    /// Returns `NSObject.hash` for `Foundation.NSObject.hash`.
    private static func nameWithoutModule(_ name: String?) -> String? {
        guard let name, let dot = name.firstIndex(of: ".") else { return name }
        return String(name[name.index(after: dot)...])
    }
}
