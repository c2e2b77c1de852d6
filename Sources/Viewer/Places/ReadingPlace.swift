import Documents
import Foundation
import Reader

/// The place at which a user left a document: the unfolded rows, the top-most one, and the condition of the rows that
/// are shown.
package struct ReadingPlace: Hashable, Sendable {
    /// A row, and the data by which it is recognized.
    struct Row: Hashable, Codable, Sendable {
        /// The index of the row.
        let index: Int
        /// The offset of the row's first byte.
        let offset: Int
        /// A digest of the row's texts.
        let digest: UInt64
        /// The offset of the row inside it that is meant; `nil` for the row itself.
        private(set) var inner: Int?

        init(index: Int, offset: Int, digest: UInt64) {
            (self.index, self.offset, self.digest) = (index, offset, digest)
        }

        /// Returns the place of a row inside this one, or of the row itself for `nil`.
        func inside(_ offset: Int?) -> Row {
            var row = self
            row.inner = offset
            return row
        }

        var id: DocumentRowID { DocumentRowID(index: index, offset: inner) }
    }

    /// The condition of the rows that are shown.
    struct Filter: Hashable, Codable, Sendable {
        let text: String
        /// The number of rows that are shown before and after each.
        let context: Int
    }

    /// The maximum number of unfolded rows in a place. The ones that were unfolded last are kept.
    static let rowLimit = 500

    /// The unfolded rows, in the order of unfolding.
    var open: [Row] = []
    /// The first row on the screen; `nil` at the top of the document.
    var top: Row?
    /// The distance in points by which the first row begins above the top of the screen.
    var distance: CGFloat = 0
    /// The condition of the rows that are shown; `nil` if all are.
    var filter: Filter?

    /// Whether the place is the beginning of the document, with all rows folded.
    var isBeginning: Bool { open.isEmpty && top == nil && filter == nil }
}

extension ReadingPlace.Row {
    /// - Returns: `nil` for a row that no longer exists.
    init?(index: Int, _ row: DocumentRow) {
        guard index >= 0, row.id >= 0 else { return nil }
        self.init(index: index, offset: row.id, digest: Digest.of(row.summary, row.detail ?? ""))
    }
}

extension ReadingPlace: Codable {
    private enum CodingKeys: CodingKey {
        case open, top, distance, filter
    }

    /// Decodes a place. Values that no place can have are errors.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        open = try container.decode([Row].self, forKey: .open)
        top = try container.decodeIfPresent(Row.self, forKey: .top)
        distance = try container.decode(CGFloat.self, forKey: .distance)
        filter = try container.decodeIfPresent(Filter.self, forKey: .filter)
        let rows = open + [top].compactMap { $0 }
        guard open.count <= Self.rowLimit, rows.allSatisfy({ $0.index >= 0 && $0.offset >= 0 && $0.inner ?? 0 >= 0 }),
            (0...1e7).contains(distance), filter.map({ (0...99).contains($0.context) }) ?? true
        else {
            throw DecodingError.dataCorrupted(.init(codingPath: container.codingPath, debugDescription: "no place"))
        }
    }
}
