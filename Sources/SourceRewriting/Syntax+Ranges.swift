import SwiftSyntax

extension SyntaxProtocol {
    /// The offset of the first byte.
    var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
    /// The bytes without the trivia around.
    var range: Range<Int> { start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset) }
    /// The text without the trivia around. Unlike `trimmedDescription`, it doesn't copy the tree.
    var sourceText: String {
        let bytes = syntaxTextBytes.dropFirst(leadingTriviaLength.utf8Length).dropLast(trailingTriviaLength.utf8Length)
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension AttributeListSyntax {
    /// The attributes that are in no `#if` block.
    private var attributes: [AttributeSyntax] {
        compactMap { $0.as(AttributeSyntax.self) }
    }

    var names: Set<String> { Set(attributes.map { $0.attributeName.sourceText }) }

    /// Whether an attribute says that nothing on iOS can use the declaration.
    var isUnavailable: Bool {
        attributes.contains { attribute in
            guard attribute.attributeName.sourceText == "available", let text = attribute.arguments?.sourceText else {
                return false
            }
            let parts = text.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
            return ["*", "iOS", "swift"].contains(parts.first) && parts.dropFirst().contains("unavailable")
        }
    }

    /// The name in `@objc(name)`.
    var objectiveCName: String? {
        let objc = attributes.first { $0.attributeName.sourceText == "objc" }
        return objc?.arguments?.sourceText.filter { !$0.isWhitespace }
    }
}

extension DeclModifierListSyntax {
    /// The modifiers. `private(set)` isn't `private`.
    var names: Set<String> { Set(compactMap { $0.detail == nil ? $0.name.text : nil }) }
}

extension TypeSyntax {
    /// The type as the type of a value: without attributes, and `T?` for `T!`.
    var withoutAttributes: String {
        if let attributed = self.as(AttributedTypeSyntax.self) {
            let kept = attributed.attributes.filter { !["escaping", "autoclosure"].contains($0.name) }
            return (kept.isEmpty ? "" : kept.sourceText + " ") + attributed.baseType.withoutAttributes
        }
        if let unwrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return unwrapped.wrappedType.sourceText + "?"
        }
        return sourceText
    }

    var isInout: Bool {
        self.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.sourceText == "inout" } ?? false
    }
}

extension AttributeListSyntax.Element {
    fileprivate var name: String { self.as(AttributeSyntax.self)?.attributeName.sourceText ?? "" }
}
