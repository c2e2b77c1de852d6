/// The lines of a text frame from top to bottom. Each is created on access.
package struct Lines: RandomAccessCollection, Sendable {
    let paragraph: Paragraph
    let contents: LineContents
    let placements: LinePlacements

    package var startIndex: Int { 0 }
    package var endIndex: Int { placements.count }

    package subscript(index: Int) -> Line {
        let placement = placements[index]
        return Line(placement, showing: contents[placement.content], of: paragraph)
    }
}
