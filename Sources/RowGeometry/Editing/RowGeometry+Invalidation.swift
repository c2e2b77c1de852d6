extension RowGeometry {
    /// Forgets the height of a row, which then counts with the estimate for all rows.
    public mutating func invalidate(row: Int, in section: Int) {
        setSize(.unmeasured, ofRow: row, in: section)
    }

    /// Forgets the heights of all rows, for example after a change of width. The heights of headers and footers
    /// become estimates, and spacings stay. Linear in the number of sections.
    public mutating func invalidateAll() {
        guard let first = tree.location(ofElement: 0) else { return }
        var cursor = EntryCursor(tree, at: first)
        var builder = ElementTreeBuilder()
        /// The number of entries of rows to pass one by one before searching for the section's end, which costs more
        /// than passing a few.
        let patience = 32
        var passed = 0
        repeat {
            let entry = cursor.entry
            switch entry.kind {
            case .exactRows, .estimatedRows, .unmeasuredRows:
                passed += 1
                guard passed > patience else {
                    builder.append(Entry(.unmeasured, count: entry.count))
                    break
                }
                let start = cursor.before.elements
                let footer = tree.summary(beforeSection: cursor.before.sections).elements - 1
                builder.append(Entry(.unmeasured, count: footer - start))
                guard cursor.move(toElement: footer) else { break }
                builder.append(Entry(footer: .estimated(cursor.entry.edgeSize.extent)))
            case .spacing:
                passed = 0
                builder.append(entry)
            case .exactHeader, .estimatedHeader:
                builder.append(Entry(header: .estimated(entry.edgeSize.extent)))
            case .exactFooter, .estimatedFooter:
                builder.append(Entry(footer: .estimated(entry.edgeSize.extent)))
            }
        } while cursor.advance()
        tree = builder.finish()
    }
}
