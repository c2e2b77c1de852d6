/// Renders nodes. The summary of an element is its name, its attributes, and the beginning of its text or a preview of
/// the elements in it.
struct XMLRenderer: RowRenderer {
    func row(_ source: RowSource) -> DocumentRow {
        let text = RowText(source)
        let tag = XMLTag(source.bytes)
        if tag == nil, let head = head(source, text) { return head }
        let (start, end) = (source.span.range.lowerBound, source.span.range.upperBound)
        let inside = tag.flatMap { tag in
            tag.hasElements || tag.hasContent && source.hiddenCount > 0
                ? NestedPlace(start..<end, .xmlContent, beginsAtStart: false) : nil
        }
        // The text of a row without a tag reads as it does in the summary of the element around it.
        let characters = tag == nil && source.hiddenCount == 0 ? XMLText.characters(source.bytes) : nil
        let shown = characters.map { RowText.plain($0) } ?? text.text
        let preview = inside == nil ? nil : tag.flatMap { Self.preview(of: $0, source.bytes) }
        let summary = preview ?? tag.map { Self.summary(of: $0, source.bytes) } ?? shown
        let line = summary.onOneLine(limit: SummaryText.lengthLimit)
        var detail: String?
        if let tag, inside != nil {
            // The rows inside don't have the attributes.
            if tag.isLong { detail = RowText.plain(source.bytes[..<tag.contentStart]) }
        } else {
            let isSummed = source.hiddenCount == 0 && line.count < SummaryText.lengthLimit && tag?.isLong != true
            detail = isSummed && !shown.contains("\n") ? nil : shown
        }
        var row = DocumentRow(
            source,
            summary: line,
            lineLimit: tag == nil ? 3 : 1,
            detail: detail,
            detailHasSummary: true,
            inside: inside,
            problems: text.problems
        )
        row.detailIsCode = true
        if let name = tag?.name, line.hasPrefix(name) {
            row.summarySpans = [TextSpan(0..<name.utf8.count + (line.hasPrefix(name + ": ") ? 2 : 0), .key)]
        }
        row.name = name(source)
        return row
    }

    /// References by numbers and character data are shown as what they mean. `TextSpelling` knows other references.
    func mayShowOtherWords(_ bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.has(UInt8(ascii: "&"), before: UInt8(ascii: "#"))
            || bytes.has(UInt8(ascii: "!"), before: UInt8(ascii: "[")) || bytes.has(0x1B)
    }

    func name(_ source: RowSource) -> RowName {
        (XMLTag(source.bytes) ?? XMLTag(afterPrologOf: source.bytes)).map { .element($0.name) } ?? .index
    }

    /// Returns the row of the outermost element's tag with a declaration or comments before it, which unfold.
    private func head(_ source: RowSource, _ text: RowText) -> DocumentRow? {
        guard let tag = XMLTag(afterPrologOf: source.bytes) else { return nil }
        var row = DocumentRow(
            source,
            summary: Self.summary(of: tag, []),
            lineLimit: 1,
            detail: text.text,
            detailHasSummary: true,
            problems: text.problems
        )
        row.detailIsCode = true
        row.summarySpans = [TextSpan(0..<tag.name.utf8.count, .key)]
        row.name = .element(tag.name)
        return row
    }

    private static func summary(of tag: XMLTag, _ bytes: [UInt8]) -> String {
        let attributes = tag.attributes.isEmpty ? "" : " " + tag.attributes
        let text = content(bytes.dropFirst(tag.contentStart))
        return tag.name + attributes + (text.isEmpty ? "" : ": " + text)
    }

    /// The number of bytes of an element that its preview is made of.
    private static let previewLimit = 4096

    /// Returns the name and the attributes of an element, and a preview of the elements in it; `nil` if there is text
    /// among them.
    private static func preview(of tag: XMLTag, _ bytes: [UInt8]) -> String? {
        let attributes = tag.attributes.isEmpty ? "" : " " + tag.attributes
        return XMLPreview.preview(bytes.dropFirst(tag.contentStart).prefix(previewLimit)).map {
            "\(tag.name)\(attributes): \($0.count) \($0.text)"
        }
    }

    /// Returns the text in front of and between tags, with a separator in place of tags.
    private static func content(_ bytes: ArraySlice<UInt8>) -> String {
        let texts = XMLText.content(bytes, limit: 4 * SummaryText.lengthLimit)
        let parts = texts.map { RowText.plain($0).onOneLine(limit: SummaryText.lengthLimit) }
        return parts.filter { !$0.isEmpty && $0 != " " }.joined(separator: SummaryText.separator)
    }
}

/// The tag at the beginning of an element.
struct XMLTag {
    /// The greatest number of characters of the attributes.
    static let attributeLimit = 200
    let name: String
    /// The attributes as they are written.
    let attributes: String
    /// The offset of what is inside the element.
    let contentStart: Int
    /// Whether the element has content, and whether it contains elements, comments or instructions.
    let hasContent: Bool
    let hasElements: Bool
    /// Whether the attributes are cut.
    var isLong: Bool { attributes.count >= Self.attributeLimit }

    /// - Returns: `nil` for bytes that are no element.
    init?(_ bytes: [UInt8]) {
        guard bytes.first == UInt8(ascii: "<"), bytes.count > 1, !"!?/ \t\r\n".utf8.contains(bytes[1]) else {
            return nil
        }
        var (end, quote): (Int, UInt8) = (1, 0)
        while end < bytes.count, quote != 0 || bytes[end] != UInt8(ascii: ">") {
            if quote != 0 {
                if bytes[end] == quote { quote = 0 }
            } else if bytes[end] == 0x22 || bytes[end] == 0x27 {
                quote = bytes[end]
            }
            end += 1
        }
        let isEmpty = end < bytes.count && bytes[end - 1] == UInt8(ascii: "/")
        let tag = bytes[1..<max(1, isEmpty ? end - 1 : end)]
        let name = tag.prefix { !$0.isJSONSpace }
        self.name = RowText.plain(name)
        attributes = RowText.plain(tag[name.endIndex...]).onOneLine(limit: Self.attributeLimit).trimmed
        contentStart = min(end + 1, bytes.count)
        let content = bytes[contentStart...]
        let next = content.firstIndex(of: UInt8(ascii: "<"))
        hasContent = !isEmpty && contentStart < bytes.count
        hasElements = !isEmpty && next.map { $0 + 1 < bytes.count && bytes[$0 + 1] != UInt8(ascii: "/") } ?? false
    }
}

extension XMLTag {
    /// The tag after a declaration of XML, comments, instructions and a document type.
    ///
    /// - Returns: `nil` if bytes begin with none of these, or if there is no tag behind them.
    init?(afterPrologOf bytes: [UInt8]) {
        let start = XMLText.prologEnd(bytes)
        guard start > 0 else { return nil }
        self.init(Array(bytes[start...]))
    }
}

extension String {
    /// The text without a space at either end.
    fileprivate var trimmed: String {
        var text = self[...]
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
