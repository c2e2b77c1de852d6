extension DocumentContent {
    /// The content as rows, in the given format or the one that it looks like.
    func document(as forced: DocumentFormat?) -> any Document {
        let sample = DocumentSample(self)
        let format = forced ?? sample.format
        switch format {
        case .json:
            return ScannedDocument(self, format: format, scanner: ElementScanner(), start: start, notice: nil) {
                JSONRenderer(isMember: $0.container == .object)
            }
        case .jsonLines:
            return lines(.line, format, sample) { JSONRenderer(isMember: false) }
        case .gitLog:
            return lines(.commit, format, sample) { CommitRenderer() }
        case .log:
            return lines(.entry, format, sample) { ParagraphRenderer(lineLimit: 1) }
        case .text:
            return lines(.paragraph, format, sample) { ParagraphRenderer(lineLimit: 3) }
        case .csv:
            return records(sample)
        }
    }

    private func lines<Renderer: RowRenderer>(
        _ rule: LineGroupScanner.Rule,
        _ format: DocumentFormat,
        _ sample: DocumentSample,
        _ renderer: () -> Renderer
    ) -> any Document {
        let scanner = LineGroupScanner(rule, newline: sample.newline, start: start)
        return ScannedDocument(self, format: format, scanner: scanner, start: start, notice: nil) { _ in renderer() }
    }

    private func records(_ sample: DocumentSample) -> any Document {
        let delimiter = sample.table?.delimiter ?? UInt8(ascii: ",")
        let character = Character(Unicode.Scalar(delimiter))
        let scanner = RecordScanner(delimiter: delimiter, newline: sample.newline, start: start)
        let first = firstSpans(of: scanner, count: 2)
        let header = RecordHeader(first.first.map { cells(of: $0, delimiter: character) } ?? [], delimiter: character)
        var body = first.first
        var notice: String?
        if header.isNamed, first.first?.flaw == nil {
            body = first.dropFirst().first
            if body == nil { notice = "\(title) has a header and no records." }
        } else if body != nil {
            notice = "The first line of \(title) does not name the columns, so they are numbered."
        }
        let bodyStart = body?.range.lowerBound ?? store.count
        return ScannedDocument(
            self,
            format: .csv,
            scanner: scanner.restarted(at: bodyStart, line: body?.line ?? 1),
            start: bodyStart,
            notice: notice
        ) { _ in RecordRenderer(header: header) }
    }

    private func firstSpans(of scanner: RecordScanner, count: Int) -> [RowSpan] {
        var scanner = scanner
        var spans: [RowSpan] = []
        let end = store.forEachWindow(of: DocumentSample.byteLimit, in: start..<store.count) { window, offset in
            scanner.scan(window, at: offset) { spans.append($0) }
            return spans.count < count
        }
        if spans.count < count { scanner.finish(at: end) { spans.append($0) } }
        return Array(spans.prefix(count))
    }

    /// The cells of the header, or none if its quotes are wrong.
    private func cells(of span: RowSpan, delimiter: Character) -> [String] {
        let range = span.range.prefix(RowSource.byteLimit)
        let bytes = store.bytes(in: range.startIndex..<range.endIndex)
        let text = RowText(RowSource(span: span, bytes: bytes)).text
        return (try? RecordCells.records(in: text, delimiter: delimiter))?.flatMap { $0 } ?? []
    }
}
