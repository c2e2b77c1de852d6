import CoreGraphics
import Foundation

extension NibSource {
    /// The attributed text for a key, from its fragments.
    func attributedText(_ key: String) -> NSAttributedString? {
        guard let child = child(key), child.element.name == "attributedString" else { return nil }
        let text = NSMutableAttributedString(string: "")
        for fragment in child.element.children where fragment.name == "fragment" {
            let source = NibSource(element: fragment, builder: builder)
            let attributes = source.child(named: "attributes")?.textAttributes ?? [:]
            text.append(NSAttributedString(string: source.text("content") ?? "", attributes: attributes))
        }
        return text
    }

    /// The attributes that an element `attributes` or `textAttributes` lists.
    var textAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font = font("NSFont") ?? font("fontDescription") { attributes[.font] = font }
        if let color = color("NSColor") ?? color("textColor"), let color { attributes[.foregroundColor] = color }
        if let color = color("NSBackgroundColor"), let color { attributes[.backgroundColor] = color }
        if let style = child("NSParagraphStyle") { attributes[.paragraphStyle] = style.paragraphStyle }
        if let line = integer("NSUnderline") { attributes[.underlineStyle] = line }
        if let line = integer("NSStrikethrough") { attributes[.strikethroughStyle] = line }
        if let kern = number("NSKern") { attributes[.kern] = kern }
        return attributes
    }

    private var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let alignment = choice("alignment", NibProperty.textAlignments) { style.alignment = alignment }
        if let mode = choice("lineBreakMode", Self.lineBreakModes) { style.lineBreakMode = mode }
        if let direction = choice("baseWritingDirection", Self.writingDirections) {
            style.baseWritingDirection = direction
        }
        if let interval = number("defaultTabInterval") { style.defaultTabInterval = interval }
        if let tightens = bool("allowsDefaultTighteningForTruncation") {
            style.allowsDefaultTighteningForTruncation = tightens
        }
        if let spacing = number("lineSpacing") { style.lineSpacing = spacing }
        if let multiple = number("lineHeightMultiple") { style.lineHeightMultiple = multiple }
        if let spacing = number("paragraphSpacing") { style.paragraphSpacing = spacing }
        if let spacing = number("paragraphSpacingBefore") { style.paragraphSpacingBefore = spacing }
        if let indent = number("firstLineHeadIndent") { style.firstLineHeadIndent = indent }
        if let indent = number("headIndent") { style.headIndent = indent }
        if let indent = number("tailIndent") { style.tailIndent = indent }
        if let height = number("minimumLineHeight") { style.minimumLineHeight = height }
        if let height = number("maximumLineHeight") { style.maximumLineHeight = height }
        return style
    }

    private static let writingDirections: [String: NSWritingDirection] = [
        "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
    ]

    /// The names in paragraph styles differ from those of labels.
    private static let lineBreakModes: [String: NSLineBreakMode] = [
        "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
        "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
        "truncatingMiddle": .byTruncatingMiddle,
    ]
}
