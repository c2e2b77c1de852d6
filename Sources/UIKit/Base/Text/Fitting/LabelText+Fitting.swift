import CoreGraphics

/// The adjustments that fit a text into a size.
extension LabelText {
    /// The fraction of its length by which a text may exceed the available width and still be tightened:
    /// `tighteningFactorForTruncation` as macOS documents it. Unverified on iOS.
    private static let tightening: CGFloat = 0.05
    private static let smallestFactor: CGFloat = 0.05

    /// Returns the text with the least negative kerning that makes it fit. Returns the text itself if it already
    /// fits, or if tightening is not enough.
    func tightened(toFit size: CGSize, lines: Int) -> LabelText {
        guard lineBreak.isTruncating, !fits(size, lines: lines) else { return self }
        let whole = frame(width: .infinity, lines: 0)
        let length = whole.lines.reduce(0) { $0 + $1.width }
        let count = CGFloat(runs.reduce(0) { $0 + $1.text.count })
        // The kerning applies to each character, so the maximum is shared among them.
        let most = count > 0 ? Self.tightening * length / count : 0
        guard most > 0 else { return self }
        var (low, high) = (CGFloat(0), most)
        var best = LabelText(tightening: self, by: most)
        guard best.fits(size, lines: lines) else { return self }
        // Bisects to a sixteenth of the maximum. `high` always fits, `low` never does.
        while high - low > most / 16 {
            let middle = (low + high) / 2
            let text = LabelText(tightening: self, by: middle)
            if text.fits(size, lines: lines) {
                (high, best) = (middle, text)
            } else {
                low = middle
            }
        }
        return best
    }

    /// Returns the text in the largest font size that fits, but not below `minimum` times the original size.
    func shrunk(toFit size: CGSize, lines: Int, minimum: CGFloat) -> LabelText {
        guard !fits(size, lines: lines) else { return self }
        var (low, high) = (min(max(minimum, Self.smallestFactor), 1), CGFloat(1))
        // At the minimum, the text is returned even if it does not fit.
        var best = LabelText(shrinking: self, by: low)
        while high - low > 1 / 128 {
            let middle = (low + high) / 2
            let text = LabelText(shrinking: self, by: middle)
            if text.fits(size, lines: lines) {
                (low, best) = (middle, text)
            } else {
                high = middle
            }
        }
        return best
    }

    private func fits(_ size: CGSize, lines: Int) -> Bool {
        !frame(width: size.width, height: size.height, lines: lines).isTruncated
    }
}
