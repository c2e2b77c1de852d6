import Documents
import Foundation

/// Where a reader left a document: which rows were open, and which one was on top.
package struct ReadingPlace: Hashable, Sendable {
    /// A row, and what tells whether it is still the same.
    struct Row: Hashable, Codable, Sendable {
        /// Its place among all rows.
        let index: Int
        /// Where its first byte is.
        let offset: Int
        /// Of what it says.
        let digest: UInt64
    }

    /// No more open rows than these are kept: those that were opened last.
    static let rowLimit = 500

    /// In the order in which they were opened.
    var open: [Row] = []
    /// The first row on the screen, `nil` at the very top of the document.
    var top: Row?
    /// How far that row begins above the top of the screen, in points.
    var distance: CGFloat = 0

    /// Whether it is where every reader begins.
    var isBeginning: Bool { open.isEmpty && top == nil }
}

extension ReadingPlace.Row {
    /// - Returns: `nil` for a row that is not there any more.
    init?(index: Int, _ row: DocumentRow) {
        guard index >= 0, row.id >= 0 else { return nil }
        self.init(index: index, offset: row.id, digest: Digest.of(row.summary, row.detail ?? ""))
    }
}

extension ReadingPlace: Codable {
    private enum CodingKeys: CodingKey {
        case open, top, distance
    }

    /// Reads what was written, and refuses what no reader can have left.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        open = try container.decode([Row].self, forKey: .open)
        top = try container.decodeIfPresent(Row.self, forKey: .top)
        distance = try container.decode(CGFloat.self, forKey: .distance)
        let rows = open + [top].compactMap { $0 }
        guard open.count <= Self.rowLimit, rows.allSatisfy({ $0.index >= 0 && $0.offset >= 0 }),
            (0...1e7).contains(distance)
        else {
            throw DecodingError.dataCorrupted(.init(codingPath: container.codingPath, debugDescription: "no place"))
        }
    }
}
