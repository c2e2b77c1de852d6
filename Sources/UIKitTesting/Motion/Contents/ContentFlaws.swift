import CoreGraphics
import Foundation

/// Finds what an eye stumbles over in the contents of cells.
///
/// What moves, fades or shrinks evenly, from frame to frame, is followed by the eye. A flaw is a step that neither the
/// row nor the frames before and after it explain.
struct ContentFlaws {
    /// The times of the frames in seconds.
    let times: [TimeInterval]
    /// The cells that are seen.
    let cells: [CellHistory]
    /// The number of the first frame, if the table appeared in it, or `nil` if it was there before.
    let appearance: Int?

    /// The flaws, the earliest ones first. Of several flaws of a kind in one content, the largest one.
    var all: [JumpReport.Flaw] {
        let found = cells.flatMap { cell in
            (appearance.map { unsettled(cell, $0) } ?? []) + cell.tracks.flatMap { steps(of: $0, in: cell) }
                + overlaps(in: cell)
        }
        var worst: [[String]: JumpReport.Flaw] = [:]
        for flaw in found {
            let key = ["\(flaw.part)", flaw.content, "\(flaw.kind)"]
            if let known = worst[key], known.amount >= flaw.amount { continue }
            worst[key] = flaw
        }
        return worst.values.sorted { ($0.time, $0.part, $0.content) < ($1.time, $1.part, $1.content) }
    }

    private func flaw(
        _ kind: JumpReport.Flaw.Kind,
        _ content: String,
        _ cell: CellSample,
        _ frame: Int,
        _ amount: CGFloat
    ) -> JumpReport.Flaw {
        JumpReport.Flaw(part: .row(cell.row), content: content, kind: kind, amount: amount, time: times[frame])
    }

    // MARK: Steps

    private func steps(of track: ContentTrack, in cell: CellHistory) -> [JumpReport.Flaw] {
        var flaws: [JumpReport.Flaw] = []
        let ends = [track.start == 0 ? track.entries.first : nil, track.end == times.count ? track.entries.last : nil]
        let scales = ends.compactMap { $0?.content.scale }
        let (least, greatest) = (scales.min() ?? 1, scales.max() ?? 1)
        for (index, (frame, content, sample)) in track.entries.enumerated() where content.isInSight(sample) {
            if content.scale < 0.95 * least || content.scale > 1.05 * greatest {
                flaws.append(flaw(.isScaled, content.name, sample, frame, abs(content.scale - least)))
            }
            guard index > 0 else { continue }
            let old = track.entries[index - 1]
            guard old.content.isInSight(old.cell) else { continue }
            if let distance = leap(of: track, to: index) {
                flaws.append(flaw(.leaps, content.name, sample, frame, distance))
            }
            if let height = vanishing(of: track, to: index) {
                flaws.append(flaw(.vanishes, content.name, sample, frame, height))
            }
        }
        if let height = vanishing(after: track, in: cell), let last = track.entries.last {
            flaws.append(flaw(.vanishes, last.content.name, last.cell, track.end, height))
        }
        return flaws
    }

    /// Returns the distance of a content's leap in its row, if it is more than half a line beyond what the frames
    /// before and after continue.
    private func leap(of track: ContentTrack, to index: Int) -> CGFloat? {
        let limit = track.entries[index].content.lineHeight / 2
        let excess = { (part: (CGSize) -> CGFloat) -> CGFloat in
            let around = max(abs(part(track.move(to: index - 1))), abs(part(track.move(to: index + 1))))
            let distance = abs(part(track.move(to: index)))
            return distance > limit + 2 * around ? distance : 0
        }
        let distance = max(excess(\.width), excess(\.height))
        return distance > 0 ? distance : nil
    }

    /// Returns the height of what is seen no longer, if it is gone at once.
    private func vanishing(of track: ContentTrack, to index: Int) -> CGFloat? {
        let (old, new) = (track.entries[index - 1].content, track.entries[index].content)
        let fading = track.fading(to: index)
        if fading > 0.5 + 2 * max(0, track.fading(to: index - 1), track.fading(to: index + 1)) {
            return old.shown.height
        }
        let loss = track.loss(to: index)
        let around = max(0, track.loss(to: index - 1), track.loss(to: index + 1))
        return new.opacity > Self.faint && loss > 0.75 * old.lineHeight + 2 * around ? loss : nil
    }

    /// Returns the height of a content that is seen no longer after its track, if it is gone at once and nothing has
    /// taken its place.
    private func vanishing(after track: ContentTrack, in cell: CellHistory) -> CGFloat? {
        guard let next = cell.successor(of: track), let old = track.entries.last, old.content.isInSight(old.cell),
            old.content.opacity > Self.faint
        else { return nil }
        let top = old.content.shown.minY - old.cell.frame.minY
        let rest = min(max(next.frame.height - top, 0), old.content.shown.height)
        let around = max(0, track.loss(to: track.entries.count - 1))
        guard rest > 0.75 * old.content.lineHeight + 2 * around else { return nil }
        let shift = CGPoint(x: next.frame.minX - old.cell.frame.minX, y: next.frame.minY - old.cell.frame.minY)
        let place = old.content.shown.offsetBy(dx: shift.x, dy: shift.y)
        let isReplaced = cell.contents(beginningIn: track.end).contains { $0.takesPlace(of: place) }
        return isReplaced ? nil : rest
    }

    /// The opacity below which what is missing isn't missed.
    private static let faint: CGFloat = 0.3

    // MARK: Overlaps

    private func overlaps(in cell: CellHistory) -> [JumpReport.Flaw] {
        guard let first = cell.samples.first, let last = cell.samples.last else { return [] }
        var atRest: Set<Set<ContentSample.Key>>?
        var flaws: [JumpReport.Flaw] = []
        var isPossible = true
        for (frame, sample) in cell.samples {
            // Texts that only move with their cell lie as they lay.
            if !sample.isUnchanged { isPossible = sample.hasOverlaps }
            guard isPossible else { continue }
            let known = atRest ?? Set((first.cell.overlaps + last.cell.overlaps).map(\.keys))
            atRest = known
            for pair in sample.overlaps where !known.contains(pair.keys) {
                flaws.append(flaw(.overlaps, pair.name, sample, frame, pair.height))
            }
        }
        return flaws
    }

    // MARK: The first frame

    private func unsettled(_ cell: CellHistory, _ frame: Int) -> [JumpReport.Flaw] {
        guard let first = cell.samples.first, first.frame == frame, first.cell.isInSight else { return [] }
        let sample = first.cell
        let contents = sample.contents.filter { $0.unrest > Self.still && $0.isInSight(sample) }
        return (sample.unrest > Self.still ? [flaw(.isUnsettled, "", sample, frame, sample.unrest)] : [])
            + contents.map { flaw(.isUnsettled, $0.name, sample, frame, $0.unrest) }
    }

    /// The distance in points that isn't seen.
    private static let still: CGFloat = 0.01
}

extension CellSample {
    fileprivate var isInSight: Bool { frame.overlaps(table) }

    /// Whether texts lie over each other, on the screen or not.
    fileprivate var hasOverlaps: Bool {
        for (index, text) in contents.enumerated() where text.isText {
            for other in contents[(index + 1)...] where other.isText && text.shown.overlaps(other.shown) {
                return true
            }
        }
        return false
    }

    /// The texts that lie over each other.
    ///
    /// Texts of which one fades in while the other one fades out are read one after the other.
    fileprivate var overlaps: [(keys: Set<ContentSample.Key>, name: String, height: CGFloat)] {
        let texts = contents.filter { $0.isText && $0.opacity > 0.25 && $0.isInSight(self) }
        return texts.indices.flatMap { index in
            texts[(index + 1)...].compactMap { other in
                let text = texts[index]
                let common = text.shown.intersection(other.shown)
                guard text.key != other.key, text.opacity + other.opacity > 1.2, !common.isNull,
                    common.height > min(text.lineHeight, other.lineHeight) / 4, common.width > 3
                else { return nil }
                return ([text.key, other.key], other.name, common.height)
            }
        }
    }
}

extension ContentSample {
    fileprivate func isInSight(_ cell: CellSample) -> Bool { shown.overlaps(cell.table) && shown.height > 3 }

    /// Returns whether the content is in the place of an earlier one.
    fileprivate func takesPlace(of place: CGRect) -> Bool {
        let common = shown.intersection(place)
        guard !common.isNull else { return false }
        return common.width * common.height > 0.3 * min(shown.width * shown.height, place.width * place.height)
    }
}
