import Foundation
import Synchronization
import UIKit

@testable import Documents
@testable import Viewer

/// A document whose rows a test adds, changes and removes. Each row is a line.
@MainActor
final class FakeDocument: Document {
    private struct Contents {
        var rows: [DocumentRow] = []
        var state = DocumentState()
        /// The number of lines that were found.
        var lines = 0
        var timesBegun = 0
    }

    nonisolated let title: String
    /// The number of times that indexing was started.
    nonisolated var timesBegun: Int { contents.withLock { $0.timesBegun } }
    private let contents = Mutex(Contents())
    private weak var observation: DocumentObservation?

    /// - Parameter isIndexing: Whether more rows may be found.
    init(_ texts: [String] = [], title: String = "fake.log", isIndexing: Bool = false) {
        self.title = title
        contents.withLock { contents in
            contents.rows = Self.rows(texts, after: 0)
            contents.state.rowCount = texts.count
            contents.state.settledRowCount = texts.count
            contents.state.isIndexing = isIndexing
            contents.lines = texts.count
        }
    }

    /// Returns rows with a summary and a detail of three lines.
    private static func rows(_ texts: [String], after count: Int) -> [DocumentRow] {
        texts.enumerated().map { rank, text in
            DocumentRow(
                id: (count + rank) * 100,
                summary: text,
                summaryLineLimit: 1,
                detail: "detail of \(text)\nsecond line\nthird line of \(text)",
                problem: nil
            )
        }
    }

    // MARK: Changes

    func append(_ texts: [String], progress: Double? = nil, isIndexing: Bool = false) {
        change { contents in
            contents.rows += Self.rows(texts, after: contents.rows.count)
            contents.state.rowCount = contents.rows.count
            contents.state.settledRowCount = contents.rows.count
            contents.state.byteCount += texts.count * 100
            contents.state.progress = progress
            contents.state.isIndexing = isIndexing
            contents.lines = contents.rows.count
        }
    }

    /// Replaces the file with another one.
    func replace(with texts: [String], notice: String?) {
        change { contents in
            contents.rows = Self.rows(texts, after: 0)
            contents.state.generation += 1
            contents.state.rowCount = texts.count
            contents.state.settledRowCount = texts.count
            contents.state.notice = notice
            contents.lines = texts.count
        }
    }

    func setNotice(_ notice: String?) {
        change { $0.state.notice = notice }
    }

    private func change(_ body: (inout Contents) -> Void) {
        contents.withLock { body(&$0) }
        observation?.tell(state)
    }

    // MARK: Document

    nonisolated var state: DocumentState { contents.withLock { $0.state } }

    nonisolated func row(at index: Int) -> DocumentRow { contents.withLock { $0.rows[index] } }

    nonisolated func byteRange(ofRowAt index: Int) -> Range<Int> { index * 100..<(index + 1) * 100 }

    nonisolated func row(atLine line: Int) -> Int? {
        contents.withLock { contents in
            guard !contents.rows.isEmpty, !contents.state.isIndexing || line <= contents.lines else { return nil }
            return min(max(line, 1), contents.rows.count) - 1
        }
    }

    nonisolated func line(ofRowAt index: Int) -> Int? { index < state.rowCount ? index + 1 : nil }

    nonisolated func find(
        _ pattern: SearchPattern,
        from row: Int,
        _ direction: SearchDirection,
        progress: (@MainActor @Sendable (Double) -> Void)?
    ) async throws -> SearchMatch? { nil }

    nonisolated func beginIndexing() { contents.withLock { $0.timesBegun += 1 } }

    func observe(_ changed: @escaping @MainActor (DocumentChange) -> Void) -> DocumentObservation {
        let new = DocumentObservation(state, changed)
        observation = new
        return new
    }

    func finishIndexing() async {}
}
