import CoreGraphics

/// Text that is made to fit.
extension LabelText {
    /// By how much of its length text may be too long to be tightened: `tighteningFactorForTruncation` as macOS documents it.
    /// Unverified on iOS.
    private static let tightening: CGFloat = 0.05
    private static let smallestFactor: CGFloat = 0.05

    /// The text with its characters moved together just so that it fits; as it is if it fits, and if that does not help.
    func tightened(toFit size: CGSize, lines: Int) -> LabelText {
        guard lineBreak.isTruncating, !fits(size, lines: lines) else { return self }
        let whole = frame(width: .infinity, lines: 0)
        let length = whole.lines.reduce(0) { $0 + $1.width }
        let count = CGFloat(runs.reduce(0) { $0 + $1.text.count })
        let most = count > 0 ? Self.tightening * length / count : 0
        guard most > 0 else { return self }
        var (low, high) = (CGFloat(0), most)
        var best = LabelText(tightening: self, by: most)
        guard best.fits(size, lines: lines) else { return self }
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

    /// The text in a smaller font if it does not fit otherwise, but not below `minimum` times the size.
    func shrunk(toFit size: CGSize, lines: Int, minimum: CGFloat) -> LabelText {
        guard !fits(size, lines: lines) else { return self }
        var (low, high) = (min(max(minimum, Self.smallestFactor), 1), CGFloat(1))
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
