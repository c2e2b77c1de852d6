import Foundation

/// What a label has to show, with the looks that it was given.
struct LabelContent: Equatable {
    private(set) var string: String?
    /// The text, if it came with attributes.
    private(set) var attributed: NSAttributedString?
    private(set) var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    private(set) var color = UIColor.label
    private(set) var paragraph: ParagraphValues = {
        var values = ParagraphValues()
        values.lineBreakMode = .byTruncatingTail
        return values
    }()

    mutating func set(_ text: String?) {
        string = text
        attributed = nil
    }

    mutating func set(_ text: NSAttributedString?) {
        attributed = text.map { NSAttributedString(attributedString: $0) }
        string = text?.string
        if let values = text?.paragraphValues { paragraph = values }
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

    /// The text with every attribute written out.
    var attributedString: NSAttributedString? {
        guard let string else { return nil }
        let own: [NSAttributedString.Key: Any] = [
            .font: font, .foregroundColor: color, .paragraphStyle: NSParagraphStyle(values: paragraph),
        ]
        guard let attributed else { return NSAttributedString(string: string, attributes: own) }
        let full = NSMutableAttributedString(string: string, attributes: own)
        attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) { values, range, _ in
            full.addAttributes(values.filter { $0.key != .paragraphStyle }, range: range)
        }
        return full
    }

    private mutating func setThroughout(_ key: NSAttributedString.Key, _ value: Any) {
        guard let attributed else { return }
        let changed = NSMutableAttributedString(attributedString: attributed)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
        self.attributed = changed
    }
}
