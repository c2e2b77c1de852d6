import Foundation
import Synchronization

/// A document whose rows a scanner finds and a renderer turns into text. The whole file is scanned once, when it is
/// opened; what is kept is an index with one entry for many rows, and the places of the rows of one block.
final class ScannedDocument<Scanner: RowScanner, Renderer: RowRenderer>: Document {
    /// Large enough that the calls do not count, and small enough to stay in the processor's cache.
    private static var windowSize: Int { 256 * 1024 }

    let title: String
    let format: DocumentFormat
    let notice: String?
    private let store: any ByteStore
    private let index: RowIndex
    private let scanner: Scanner
    private let renderer: Renderer
    private let lastBlock = Mutex<(block: RowIndex.Block, spans: [RowSpan])?>(nil)

    /// Scans the bytes from `start` on. `renderer` gets the scanner as it is at the end. Costs one pass over the bytes.
    init(
        _ content: DocumentContent,
        format: DocumentFormat,
        scanner first: Scanner,
        start: Int,
        notice: String?,
        renderer: (Scanner) -> Renderer
    ) {
        var scanner = first
        var index = RowIndex()
        let end = content.store.forEachWindow(of: Self.windowSize, in: start..<content.store.count) { window, offset in
            scanner.scan(window, at: offset) { index.append($0) }
            return true
        }
        scanner.finish(at: end) { index.append($0) }
        index.finish(at: end)
        let notices = [
            content.notice,
            notice,
            end < content.store.count ? "\(content.title) became shorter while it was read." : nil,
            index.rowCount == 0 && notice == nil ? content.emptyNotice : nil,
        ]
        title = content.title
        self.format = format
        self.notice = notices.contains { $0 != nil } ? notices.compactMap { $0 }.joined(separator: " ") : nil
        store = content.store
        self.index = index
        self.scanner = scanner
        self.renderer = renderer(scanner)
    }

    var rowCount: Int { index.rowCount }

    func byteRange(ofRowAt index: Int) -> Range<Int> { span(ofRowAt: index)?.range ?? store.count..<store.count }

    func row(at index: Int) -> DocumentRow {
        guard let span = span(ofRowAt: index) else { return missingRow(index) }
        let shown = span.range.prefix(RowSource.byteLimit)
        let bytes = store.bytes(in: shown.startIndex..<shown.endIndex)
        guard bytes.count == shown.count else { return missingRow(index) }
        return renderer.row(RowSource(span: span, bytes: bytes))
    }

    private func span(ofRowAt row: Int) -> RowSpan? {
        let block = index.block(withRow: row)
        let spans = lastBlock.withLock { last in
            if let last, last.block == block { return last.spans }
            let spans = self.spans(of: block)
            last = (block, spans)
            return spans
        }
        let place = row - block.rows.lowerBound
        return place < spans.count ? spans[place] : nil
    }

    private func spans(of block: RowIndex.Block) -> [RowSpan] {
        var scanner = scanner.restarted(at: block.bytes.lowerBound, line: block.line)
        var spans: [RowSpan] = []
        let end = store.forEachWindow(of: Self.windowSize, in: block.bytes) { window, offset in
            scanner.scan(window, at: offset) { spans.append($0) }
            return true
        }
        if end == block.bytes.upperBound { scanner.finish(at: end) { spans.append($0) } }
        return spans
    }

    /// What stands for a row that was there when the file was scanned. Its identity is no offset of another row.
    private func missingRow(_ row: Int) -> DocumentRow {
        DocumentRow(
            id: -1 - row,
            summary: "(gone)",
            summaryLineLimit: 1,
            detail: nil,
            problem: "\(title) has changed since it was opened, and this row is no longer there. Open it again."
        )
    }
}
