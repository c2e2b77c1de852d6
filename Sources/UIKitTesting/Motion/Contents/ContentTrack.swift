import CoreGraphics

/// The samples of one content of a cell in successive frames. Of a time in which it stands in the cell, there are the
/// first sample and the last one.
struct ContentTrack {
    private(set) var entries: [(frame: Int, content: ContentSample, cell: CellSample)]
    /// Whether the content stands in the cell since the entry before the last one.
    private var stands = false

    init(_ content: ContentSample, in cell: CellSample, at frame: Int) {
        entries = [(frame, content, cell)]
    }

    /// The number of the frame in which the content is seen first.
    var start: Int { entries[0].frame }

    /// The number of the frame after the last one.
    var end: Int { entries[entries.count - 1].frame + 1 }

    var last: ContentSample { entries[entries.count - 1].content }

    mutating func append(_ content: ContentSample, in cell: CellSample, at frame: Int) {
        entries.append((frame, content, cell))
        stands = false
    }

    /// Notes that the content is seen in the next frame as in the last one.
    mutating func stay(_ content: ContentSample, in cell: CellSample, at frame: Int) {
        if stands { entries.removeLast() }
        entries.append((frame, content, cell))
        stands = true
    }

    /// The place of the content in its row, in the frame with an index.
    func place(_ index: Int) -> CGPoint {
        let (_, content, cell) = entries[index]
        return CGPoint(x: content.origin.x - cell.frame.minX, y: content.origin.y - cell.frame.minY)
    }

    /// Returns the distances by which the content moved in its row until the frame with an index, as far as the row
    /// didn't take it along: contents may be at any edge of the row, or between edges.
    func move(to index: Int) -> CGSize {
        guard index > 0, index < entries.count else { return .zero }
        let (from, to) = (place(index - 1), place(index))
        let (old, new) = (entries[index - 1].cell.frame, entries[index].cell.frame)
        return CGSize(
            width: (to.x - from.x).beyond(new.width - old.width),
            height: (to.y - from.y).beyond(new.height - old.height)
        )
    }

    /// Returns the height that was seen and isn't any more in the frame with an index, as far as the row didn't become
    /// lower.
    func loss(to index: Int) -> CGFloat {
        guard index > 0, index < entries.count else { return 0 }
        let (old, new) = (entries[index - 1], entries[index])
        let folded = max(0, old.cell.frame.height - new.cell.frame.height)
        return old.content.shown.height - new.content.shown.height - folded
    }

    /// Returns the opacity that is lost in the frame with an index.
    func fading(to index: Int) -> CGFloat {
        guard index > 0, index < entries.count else { return 0 }
        return entries[index - 1].content.opacity - entries[index].content.opacity
    }
}

extension CGFloat {
    /// Returns the part of a distance that isn't between zero and a limit.
    fileprivate func beyond(_ limit: CGFloat) -> CGFloat {
        self - Swift.min(Swift.max(self, Swift.min(0, limit)), Swift.max(0, limit))
    }
}
