/// The lines of a text frame from top to bottom, each put together when it is asked for.
package struct Lines: RandomAccessCollection, Sendable {
    let paragraph: Paragraph
    let contents: LineContents
    let placements: [LinePlacement]

    package var startIndex: Int { 0 }
    package var endIndex: Int { placements.count }

    package subscript(index: Int) -> Line {
        let placement = placements[index]
        return Line(placement, showing: contents[placement.content], of: paragraph)
    }
}
