/// Renders JSON values. The summary is the value on one line, abbreviated. The members of an array or an object are
/// rows inside it. The detail of a string that is long or has several lines is its text, without escapes. The detail of
/// another long value is its text, spelled as in the file. A value that is cut for display is not validated.
struct JSONRenderer: RowRenderer {
    /// Whether each row is a member of an object: a key, a colon and a value.
    let isMember: Bool
    /// Whether each row is one of several values, known by its index.
    var hasElements = true
    var dialect = JSONDialect.strict

    func row(_ source: RowSource) -> DocumentRow {
        guard !source.bytes.isEmpty else { return emptyRow(source) }
        let text = RowText(source)
        var problems = text.problems
        if source.hiddenCount == 0, let fault = fault(in: source) { problems.append(fault) }

        let bytes = Array(text.text.utf8)
        let tokens = JSONTokens(bytes, dialect)
        guard problems.isEmpty || source.span.flaw != nil || tokens.startsValue, !isAfterEnd(source) else {
            return DocumentRow(source, summary: text.text, lineLimit: 3, detail: nil, problems: problems)
        }
        let value = JSONValuePlace(source.bytes, isMember: isMember, dialect)
        let isWhole = source.hiddenCount == 0 && bytes.count < SummaryText.lengthLimit
        let start = source.span.range.lowerBound
        let summary = summary(of: tokens, source, isSound: problems.isEmpty && value.hasMembers)
        let inside = problems.isEmpty || value.hasMembers ? inside(source, value) : nil
        // The summary and the members of a damaged array or object may not be all of it.
        let isShown = problems.isEmpty || !bytes.contains(where: JSONSyntax.opensContainer)
        let lines = problems.isEmpty && inside == nil ? self.lines(source, value, isWhole: isWhole) : nil
        let isSummed = isWhole && isShown || problems.isEmpty && inside != nil
        var row = DocumentRow(
            source,
            summary: summary.text,
            lineLimit: 1,
            detail: lines ?? (isSummed ? nil : text.text),
            detailHasSummary: true,
            inside: inside,
            problems: problems
        )
        // Only values that are cut are counted. What is missing at the end of a damaged value is no member.
        if source.hiddenCount > 0 { row.uncounted = summary.uncounted.map { start + $0 } }
        row.name = name(source)
        if row.detail != nil {
            row.detailIsCode = true
            // The lines of a long text begin under the text, and not under its key.
            let start = isMember && lines == nil ? JSONValuePlace(bytes, isMember: true, dialect).start : 0
            if start > 0 { row.detailSpans = [TextSpan(0..<start, .key)] }
        }
        if !isMember { row.severity = JSONSeverity.severity(in: tokens) }
        row.summarySpans = spans(of: row.summary, tokens, isContainer: value.hasMembers)
        return row
    }

    /// Returns the text of a value on one line, and the places of what it does not count exactly. A damaged value is in
    /// the order of its bytes.
    private func summary(
        of tokens: JSONTokens,
        _ source: RowSource,
        isSound: Bool
    ) -> (text: String, uncounted: [Int]) {
        let count = { source.memberCount(source.span.range.lowerBound + $0) }
        if isSound, source.span.flaw == nil,
            let preview = JSONPreview(tokens, ofMember: isMember, memberCount: count)
        {
            return (preview.text, preview.uncounted)
        }
        let summary = JSONSummary(tokens, ofMember: isMember, memberCount: count)
        return (summary.text, summary.uncounted)
    }

    /// Returns the text of a string that the summary does not show as it is: one that is long or has several lines;
    /// `nil` for another value. The summary must show the key.
    private func lines(_ source: RowSource, _ value: JSONValuePlace, isWhole: Bool) -> String? {
        let string = source.bytes[value.start...]
        guard source.hiddenCount == 0, !isWhole || string.contains(0x5C), value.start < SummaryText.lengthLimit / 2,
            string.first == 0x22 || string.first == 0x27
        else { return nil }
        var tokens = JSONTokens(Array(string), dialect).makeIterator()
        guard let token = tokens.next(), token.kind == .string, tokens.next() == nil,
            let text = JSONString.text(token.bytes, dialect)
        else { return nil }
        return !isWhole || text.contains(where: \.isNewline) ? text : nil
    }

    /// Returns the place of the members of a value, or of one that a string contains; `nil` if there are none.
    private func inside(_ source: RowSource, _ value: JSONValuePlace) -> NestedPlace? {
        let (start, end) = (source.span.range.lowerBound + value.start, source.span.range.upperBound)
        if value.hasMembers {
            return NestedPlace(start..<end, dialect == .strict ? .json : .json5, beginsAtStart: false)
        }
        guard source.hiddenCount == 0, let quoted = QuotedValue(source.bytes[value.start...]) else { return nil }
        return NestedPlace(start + quoted.start..<end, .json, beginsAtStart: false, isQuoted: true)
    }

    func name(_ source: RowSource) -> RowName {
        guard !isAfterEnd(source) else { return .none }
        guard isMember else { return hasElements ? .index : .none }
        return JSONKey(ofMember: source.bytes, dialect).map { .key($0.text) } ?? .none
    }

    func value(_ source: RowSource) -> ArraySlice<UInt8> {
        source.bytes[JSONValuePlace(source.bytes, isMember: isMember, dialect).start...]
    }

    /// Returns the members of an element that is an object.
    func fields(_ source: RowSource) -> [RecordField] {
        guard !isMember, hasElements else { return [] }
        let members = JSONMembers(source.bytes, isWhole: true, dialect).members
        return members.map { RecordField(name: $0.name, value: $0.text) }
    }

    func values(ofFieldsNamed name: String, _ source: RowSource) -> [String] {
        guard !isMember, hasElements else { return [] }
        return JSONMembers.values(named: name, in: source.bytes, dialect)
    }

    var hasPaths: Bool { !isMember && hasElements }

    func cell(at path: RowPath, _ source: RowSource, isWhole: Bool) -> RecordCell? {
        JSONMembers.cell(at: path, in: source.bytes, isWhole: isWhole, dialect)
    }

    /// Returns the roles of the key and of a value that is no array, object or string.
    private func spans(of summary: String, _ tokens: JSONTokens, isContainer: Bool) -> [TextSpan] {
        var start = 0
        if isMember {
            guard let colon = summary.firstRange(of: ": ") else { return [] }
            start = summary.utf8.distance(from: summary.startIndex, to: colon.upperBound)
        }
        let key = start > 0 ? [TextSpan(0..<start, .key)] : []
        let end = summary.utf8.count
        guard !isContainer, start < end, Array(tokens.prefix(4)).last?.kind == .other else { return key }
        let value = summary.utf8.dropFirst(start)
        let role: TextRole =
            value.elementsEqual("null".utf8)
            ? .null
            : value.elementsEqual("true".utf8) || value.elementsEqual("false".utf8) ? .boolean : .number
        return key + [TextSpan(start..<end, role)]
    }

    private func isAfterEnd(_ source: RowSource) -> Bool {
        source.span.flaw?.isAfterEnd == true
    }

    private func emptyRow(_ source: RowSource) -> DocumentRow {
        let problem = "There is no value before the comma or bracket on line \(source.span.line)."
        let problems = source.span.flaw == nil ? [problem] : []
        return DocumentRow(source, summary: "(nothing)", lineLimit: 1, detail: nil, problems: problems)
    }

    /// Returns the reason why the row's bytes are not a valid value; `nil` if they are valid.
    private func fault(in source: RowSource) -> String? {
        if isAfterEnd(source) { return nil }
        if dialect == .relaxed {
            let fault = JSON5Syntax(source.bytes[...], isMember: isMember).fault
            return fault.map { "The value that starts on line \(source.span.line) is not valid JSON5: \($0)." }
        }
        if JSONSyntax.accepts(source.bytes, isMember: isMember) { return nil }
        let syntax = JSON5Syntax(source.bytes[...], isMember: isMember)
        let isUTF8 = String(validating: source.bytes, as: UTF8.self) != nil
        // A comma at the end is no flaw that readers report.
        if isUTF8, syntax.fault == nil, syntax.additions.isSubset(of: [.trailingCommas]) { return nil }
        return "The value that starts on line \(source.span.line) is not valid JSON: \(reason(source, syntax))."
    }

    private func reason(_ source: RowSource, _ syntax: JSON5Syntax) -> String {
        if let character = JSONString.loneSurrogate(in: source.bytes) {
            return "lone surrogate at character \(character.grouped)"
        }
        if let fault = syntax.fault { return fault }
        let added = JSON5Syntax.Addition.allCases.first { $0 != .trailingCommas && syntax.additions.contains($0) }
        return added.map { "it has \($0.rawValue)" } ?? "it is not UTF-8"
    }
}
