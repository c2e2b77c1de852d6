import CoreGraphics

/// The contents of a cell in successive frames, each followed from frame to frame.
struct CellHistory {
    /// The samples of the cell, with the numbers of their frames.
    private(set) var samples: [(frame: Int, cell: CellSample)] = []
    private(set) var tracks: [ContentTrack] = []
    /// The tracks that may go on, as indices, in the order of the contents.
    private var open: [Int] = []

    mutating func append(_ cell: CellSample, at frame: Int) {
        let last = samples.last.flatMap { $0.frame == frame - 1 ? $0.cell : nil }
        if last != nil, cell.isUnchanged, open.count == cell.contents.count {
            for (index, content) in zip(open, cell.contents) { tracks[index].stay(content, in: cell, at: frame) }
        } else if let last, !cell.showsAnotherRow(than: last) {
            follow(cell, at: frame)
        } else {
            open = []
            for content in cell.contents { begin(content, cell, at: frame) }
        }
        samples.append((frame, cell))
    }

    /// Returns the cell in the frame after a track, if it still shows the same row then.
    func successor(of track: ContentTrack) -> CellSample? {
        guard let index = samples.firstIndex(where: { $0.frame == track.end }), index > 0,
            !samples[index].cell.showsAnotherRow(than: samples[index - 1].cell)
        else { return nil }
        return samples[index].cell
    }

    /// Returns the contents that are seen first in a frame.
    func contents(beginningIn frame: Int) -> [ContentSample] {
        tracks.filter { $0.start == frame }.map { $0.entries[0].content }
    }

    private mutating func begin(_ content: ContentSample, _ cell: CellSample, at frame: Int) {
        open.append(tracks.count)
        tracks.append(ContentTrack(content, in: cell, at: frame))
    }

    private mutating func follow(_ cell: CellSample, at frame: Int) {
        var earlier = open
        open = []
        for content in cell.contents {
            // Of equal texts, the nearest one goes on.
            let distance = { [tracks] (index: Int) in
                let (old, new) = (tracks[index].place(tracks[index].entries.count - 1), content.origin)
                return abs(old.x + cell.frame.minX - new.x) + abs(old.y + cell.frame.minY - new.y)
            }
            let same = earlier.indices.filter { tracks[earlier[$0]].last.key == content.key }
            guard let nearest = same.min(by: { distance(earlier[$0]) < distance(earlier[$1]) }) else {
                begin(content, cell, at: frame)
                continue
            }
            let index = earlier.remove(at: nearest)
            tracks[index].append(content, in: cell, at: frame)
            open.append(index)
        }
    }
}

extension CellSample {
    /// Returns whether a cell was taken for another row: it is elsewhere, with none of its texts.
    fileprivate func showsAnotherRow(than earlier: CellSample) -> Bool {
        guard row != earlier.row || abs(frame.minY - earlier.frame.minY) > frame.height / 2 else { return false }
        let texts = { (cell: CellSample) in Set(cell.contents.filter(\.isText).map(\.key)) }
        return texts(self).isDisjoint(with: texts(earlier))
    }
}
