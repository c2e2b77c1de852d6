import Foundation

/// The text of a label and the attributes set on the label.
struct LabelContent: Equatable {
    private(set) var string: String?
    /// The attributed text, if that was set.
    private(set) var attributed: NSAttributedString?
    private(set) var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    private(set) var color = UIColor.label
    private(set) var paragraph: ParagraphValues = {
        var values = ParagraphValues()
        values.lineBreakMode = .byTruncatingTail
        values.lineBreakStrategy = .standard
        return values
    }()

    /// Sets a text without attributes, which has the font and the color that the label shows at the beginning.
    mutating func set(_ text: String?) {
        adoptLeadingStyle()
        setInOwnStyle(text)
    }

    /// Sets a text without attributes, which has the font and the color that were set for the whole label.
    mutating func setInOwnStyle(_ text: String?) {
        string = text
        attributed = nil
    }

    mutating func set(_ text: NSAttributedString?) {
        adoptLeadingStyle()
        setInOwnStyle(text)
    }

    /// Sets a text whose missing attributes are those that were set for the whole label.
    mutating func setInOwnStyle(_ text: NSAttributedString?) {
        // The copy of a text that can't change is the text itself.
        attributed = text.flatMap { $0.copy() as? NSAttributedString }
        string = text?.string
        if let values = text?.paragraphValues { paragraph = values }
    }

    /// The font of the first character, or the label's own.
    var leadingFont: UIFont { leading(.font) ?? font }

    /// The color of the first character, or the label's own.
    var leadingColor: UIColor { leading(.foregroundColor) ?? color }

    private func leading<Value>(_ key: NSAttributedString.Key) -> Value? {
        guard let attributed, attributed.length > 0 else { return nil }
        return attributed.attribute(key, at: 0, effectiveRange: nil) as? Value
    }

    private mutating func adoptLeadingStyle() {
        guard attributed != nil else { return }
        (font, color) = (leadingFont, leadingColor)
    }

    mutating func setFont(_ font: UIFont) {
        self.font = font
        setThroughout(.font, font)
    }

    mutating func setColor(_ color: UIColor) {
        self.color = color
        setThroughout(.foregroundColor, color)
    }

    mutating func setAlignment(_ alignment: NSTextAlignment) {
        paragraph.alignment = alignment
    }

    mutating func setLineBreakMode(_ mode: NSLineBreakMode) {
        paragraph.lineBreakMode = mode
    }

    mutating func setLineBreakStrategy(_ strategy: NSParagraphStyle.LineBreakStrategy) {
        paragraph.lineBreakStrategy = strategy
    }

    mutating func setAllowsTightening(_ allows: Bool) {
        paragraph.allowsTightening = allows
    }

    /// The text with all attributes explicit.
    var attributedString: NSAttributedString? {
        guard let string else { return nil }
        let own: [NSAttributedString.Key: Any] = [
            .font: font, .foregroundColor: color, .paragraphStyle: NSParagraphStyle(values: paragraph),
        ]
        guard let attributed else { return NSAttributedString(string: string, attributes: own) }
        return attributed.mapAttributes { values in
            // The label's paragraph values already include those of the text.
            own.merging(values.filter { $0.key != .paragraphStyle }) { _, given in given }
        }
    }

    private mutating func setThroughout(_ key: NSAttributedString.Key, _ value: Any) {
        attributed = attributed?.mapAttributes { $0.merging([key: value]) { _, new in new } }
    }
}

extension NSAttributedString {
    /// Returns the same text with changed attributes.
    ///
    /// The result is built from scratch. When an attribute is replaced, Foundation on Linux compares both values,
    /// and may terminate the process if they are objects of the app's (see `FoundationMark`).
    fileprivate func mapAttributes(
        _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) -> NSAttributedString {
        var runs: [(values: [NSAttributedString.Key: Any], range: NSRange)] = []
        let all = NSRange(location: 0, length: length)
        enumerateAttributes(in: all) { values, range, _ in runs.append((change(values), range)) }
        if runs.count <= 1 { return NSAttributedString(string: string, attributes: runs.first?.values ?? change([:])) }
        let changed = NSMutableAttributedString(string: string)
        for run in runs { changed.addAttributes(run.values, range: run.range) }
        return changed
    }
}
