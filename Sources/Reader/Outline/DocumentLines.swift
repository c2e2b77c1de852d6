import Documents

/// The lines of a document as they are in the file, and which of them has a row.
package struct DocumentLines {
    /// The lines. Their offsets are those of the document.
    package let document: any Document

    /// - Returns: `nil` if the document has no lines.
    package init?(of document: any Document) {
        guard let lines = document.documentOfLines(title: document.title) else { return nil }
        self.document = lines
    }

    /// The number of blanks at the beginning of a line that are skipped.
    private static let blankLimit = 4096

    /// Returns the byte with which the text of a line begins, after blanks.
    package func start(ofLine index: Int) -> Int {
        let range = document.byteRange(ofRowAt: index)
        let text = document.source(ofRowAt: index, limit: Self.blankLimit) ?? ""
        let blanks = text.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count
        return min(range.lowerBound + blanks, max(range.lowerBound, range.upperBound - 1))
    }

    /// Whether a byte is in a line.
    package func has(_ byte: Int, inLine index: Int) -> Bool {
        let range = document.byteRange(ofRowAt: index)
        return range.contains(byte) || range.lowerBound == byte
    }
}

extension RowOutline {
    /// Returns the first byte of the row at an index; `nil` if there is no such row.
    package func start(ofRowAt index: Int) -> Int? {
        guard let place = runs[index], let document = document(ofGroup: place.group), let id = id(of: place),
            let root = self.document(ofGroup: 0)?.byteRange(ofRowAt: id.index)
        else { return nil }
        // The values inside a string have offsets in its text, which may be beyond it in the file.
        return min(document.byteRange(ofRowAt: documentRow(of: place)).lowerBound, root.upperBound)
    }
}
