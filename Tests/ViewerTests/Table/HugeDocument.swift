import Synchronization
import UIKit

@testable import Documents
@testable import Viewer

/// A document with so many rows that none of its users may read all of them. It counts how many are read.
@MainActor
final class HugeDocument: Document {
    nonisolated let title = "huge.jsonl"
    nonisolated let state: DocumentState
    private let reads = Mutex(0)
    nonisolated var timesRead: Int { reads.withLock { $0 } }

    init(rowCount: Int) {
        var state = DocumentState()
        (state.rowCount, state.settledRowCount, state.isIndexing) = (rowCount, rowCount, false)
        self.state = state
    }

    /// Returns a row. Every third one has nothing to unfold.
    nonisolated func row(at index: Int) -> DocumentRow {
        reads.withLock { $0 += 1 }
        return DocumentRow(
            id: index * 10,
            summary: "row \(index)",
            summaryLineLimit: 1,
            detail: index % 3 == 0 ? nil : (0...index % 7).map { "detail \($0)" }.joined(separator: "\n"),
            problem: nil
        )
    }

    nonisolated func byteRange(ofRowAt index: Int) -> Range<Int> { index * 10..<(index + 1) * 10 }
    nonisolated func row(atLine line: Int) -> Int? { min(max(line, 1), state.rowCount) - 1 }
    nonisolated func line(ofRowAt index: Int) -> Int? { index < state.rowCount ? index + 1 : nil }
    nonisolated func find(
        _ pattern: SearchPattern,
        from row: Int,
        _ direction: SearchDirection,
        progress: (@MainActor @Sendable (Double) -> Void)?
    ) async throws -> SearchMatch? { nil }
    nonisolated func beginIndexing() {}
    func observe(_ changed: @escaping @MainActor (DocumentChange) -> Void) -> DocumentObservation {
        DocumentObservation(state, changed)
    }
    func finishIndexing() async {}
}
