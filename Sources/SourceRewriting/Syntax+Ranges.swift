import SwiftSyntax

extension SyntaxProtocol {
    /// The offset of the first byte.
    var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
    /// The bytes without the trivia around.
    var range: Range<Int> { start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset) }
}

extension AttributeListSyntax {
    /// The attributes that are in no `#if` block.
    private var attributes: [AttributeSyntax] {
        compactMap { $0.as(AttributeSyntax.self) }
    }

    var names: Set<String> { Set(attributes.map { $0.attributeName.trimmedDescription }) }

    /// The name in `@objc(name)`.
    var objectiveCName: String? {
        let objc = attributes.first { $0.attributeName.trimmedDescription == "objc" }
        return objc?.arguments?.trimmedDescription.filter { !$0.isWhitespace }
    }
}

extension DeclModifierListSyntax {
    /// The modifiers. `private(set)` isn't `private`.
    var names: Set<String> { Set(filter { $0.detail == nil }.map { $0.name.text }) }
}

extension TypeSyntax {
    /// The type as the type of a value: without attributes, and `T?` for `T!`.
    var withoutAttributes: String {
        if let attributed = self.as(AttributedTypeSyntax.self) {
            let kept = attributed.attributes.filter { !["escaping", "autoclosure"].contains($0.name) }
            return (kept.isEmpty ? "" : kept.trimmedDescription + " ") + attributed.baseType.withoutAttributes
        }
        if let unwrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return unwrapped.wrappedType.trimmedDescription + "?"
        }
        return trimmedDescription
    }

    var isInout: Bool {
        self.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.trimmedDescription == "inout" } ?? false
    }
}

extension AttributeListSyntax.Element {
    fileprivate var name: String { self.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? "" }
}
