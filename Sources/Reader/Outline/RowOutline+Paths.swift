import Documents

/// Paths of visible rows.
extension RowOutline {
    /// Returns the rows around the row at an index, and the row itself, from the outside in.
    package func rowsAround(_ index: Int) -> [OutlineRuns.Place] {
        guard let place = runs[index] else { return [] }
        var places = [place]
        while let last = places.last, last.group != 0, let group = group(last.group) { places.append(group.parent) }
        return places.reversed()
    }

    /// Returns the path of the row at an index, its parts as they are shown, and the identities of the rows that they
    /// lead to. A row without a name, such as a part of a long text, ends the path.
    package func path(ofRowAt index: Int) -> (path: RowPath, labels: [String], ids: [DocumentRowID]) {
        var (parts, labels, ids): ([RowPath.Part], [String], [DocumentRowID]) = ([], [], [])
        for place in rowsAround(index) {
            guard let id = id(of: place), let document = document(ofGroup: place.group) else { break }
            let row = documentRow(of: place)
            // The rows of a value that a string contains begin another path.
            let isParsed = group(place.group)?.rows.isQuoted == true
            if isParsed { parts.append(.parsed) }
            let lead = isParsed ? RowPath.Part.parsed.text : ""
            switch document.name(ofRowAt: row) {
            case .key(let key):
                parts.append(.key(key))
                // A heading is text, and not a name in a query language.
                labels.append(lead + (document.format.keysAreTexts ? " › " + key : RowPath.Part.key(key).text))
            case .index:
                parts.append(.index(row))
                labels.append(lead + "[\(row)]")
            case .element(let name):
                parts.append(.index(row))
                labels.append("/\(name)[\(row)]")
            // The path of a value in an entry of a log begins at the value.
            case .none where document.format.hasValuesInRows: continue
            case .none: return (RowPath(parts), labels, ids)
            }
            ids.append(id)
        }
        return (RowPath(parts), labels, ids)
    }
}
