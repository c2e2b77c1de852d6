import Foundation

/// A text with attributes and a selection, and the edits to them. Offsets are in UTF-16 units.
struct StyledText {
    private(set) var content: EditableText
    private(set) var attributes: AttributeRuns

    init(_ text: String = "", attributes: AttributeRuns.Attributes = [:]) {
        content = EditableText(text)
        self.attributes = AttributeRuns(length: content.end, attributes: attributes)
    }

    init(_ text: NSAttributedString) {
        content = EditableText(text.string)
        attributes = AttributeRuns(text)
    }

    var text: String { content.text }
    var end: Int { content.end }
    var selection: Range<Int> { content.selection }

    /// Replaces a range, expanded to whole characters, and places the caret after the new text.
    ///
    /// - Returns: The range that was replaced.
    @discardableResult
    mutating func replace(
        _ range: Range<Int>,
        with string: String,
        attributes values: AttributeRuns.Attributes
    ) -> Range<Int> {
        let range = content.replaced(range)
        content.replace(range, with: string)
        attributes.replace(range, withLength: string.utf16.count, attributes: values)
        return range
    }

    /// Replaces a range, expanded to whole characters, with a text that has attributes, and places the caret after it.
    ///
    /// - Returns: The range that was replaced.
    @discardableResult
    mutating func replace(_ range: Range<Int>, with string: NSAttributedString) -> Range<Int> {
        let range = content.replaced(range)
        content.replace(range, with: string.string)
        attributes.replace(range, with: AttributeRuns(string))
        return range
    }

    /// Sets the attributes of a range whose length the runs have.
    mutating func setAttributes(_ runs: AttributeRuns, of range: Range<Int>) {
        attributes.replace(range, with: runs)
    }

    /// Turns a look on or off in a range.
    @MainActor
    mutating func toggle(_ format: TextFormat, in range: Range<Int>, font: UIFont) {
        attributes.toggle(format, in: range, font: font)
    }

    /// Replaces the attributes in a range.
    mutating func changeAttributes(
        in range: Range<Int>,
        _ change: (AttributeRuns.Attributes) -> AttributeRuns.Attributes
    ) {
        attributes.map(in: range, change)
    }

    /// Returns a part of the text with its attributes.
    func part(_ range: Range<Int>) -> NSAttributedString {
        let (range, part) = (range.clamped(to: 0..<end), NSMutableAttributedString(string: content[range]))
        for run in attributes.runs(in: range) {
            let place = NSRange(location: run.range.lowerBound - range.lowerBound, length: run.range.count)
            part.addAttributes(run.attributes, range: place)
        }
        return part
    }

    /// Replaces the marked text, or the selection if there is none, with an input method's provisional text.
    ///
    /// - Returns: The range that was replaced.
    mutating func mark(
        _ string: String,
        selecting selected: Range<Int>,
        attributes values: AttributeRuns.Attributes
    ) -> Range<Int> {
        let range = content.marked ?? content.selection
        content.mark(string, selecting: selected)
        attributes.replace(range, withLength: string.utf16.count, attributes: values)
        return range
    }

    /// The text without its mark.
    var unmarked: StyledText {
        var text = self
        text.unmark()
        return text
    }

    mutating func unmark() {
        content.unmark()
    }

    mutating func select(from anchor: Int, to focus: Int) {
        content.select(from: anchor, to: focus)
    }

    mutating func move(_ motion: TextMotion, extending: Bool) {
        content.move(motion, extending: extending)
    }

    /// Changes the paragraph style of the whole text.
    mutating func changeParagraphStyles(_ change: (NSMutableParagraphStyle) -> Void) {
        changeParagraphStyles(in: 0..<end, change)
    }

    /// Changes the paragraph style of a range.
    mutating func changeParagraphStyles(in range: Range<Int>, _ change: (NSMutableParagraphStyle) -> Void) {
        attributes.mapValues(of: .paragraphStyle, in: range) { value in
            let style = NSMutableParagraphStyle(values: (value as? NSParagraphStyle)?.values ?? ParagraphValues())
            change(style)
            return style
        }
    }

    /// Sets an attribute of the whole text.
    mutating func set(_ key: NSAttributedString.Key, to value: Any?) {
        attributes.set(key, to: value)
    }
}
