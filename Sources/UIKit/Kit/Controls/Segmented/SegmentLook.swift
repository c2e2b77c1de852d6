/// The images and the adjustments of a segmented control by state and height.
struct SegmentLook {
    /// The states of the segments on both sides of a divider.
    struct Sides: Hashable {
        let left: UInt
        let right: UInt

        init(_ left: UIControl.State, _ right: UIControl.State) {
            (self.left, self.right) = (left.rawValue, right.rawValue)
        }
    }

    var backgrounds = StateImages()
    private var dividers: [Sides: MetricValues<UIImage>] = [:]
    private var adjustments: [UISegmentedControl.Segment: MetricValues<UIOffset>] = [:]

    var hasDividers: Bool { !dividers.isEmpty }

    /// The divider that was set for two states.
    subscript(divider sides: Sides, metrics: UIBarMetrics) -> UIImage? {
        get { dividers[sides]?[exactly: metrics] }
        set {
            var values = dividers[sides] ?? MetricValues()
            values[exactly: metrics] = newValue
            dividers[sides] = values.metrics.isEmpty ? nil : values
        }
    }

    /// Returns the divider between two states, or else that between segments in the normal state.
    func divider(_ sides: Sides, isCompact: Bool) -> UIImage? {
        dividers[sides]?[isCompact: isCompact] ?? dividers[Sides(.normal, .normal)]?[isCompact: isCompact]
    }

    /// The adjustment that was set for a kind of segment.
    subscript(adjustment segment: UISegmentedControl.Segment, metrics: UIBarMetrics) -> UIOffset? {
        get { adjustments[segment]?[exactly: metrics] }
        set { adjustments[segment, default: MetricValues()][exactly: metrics] = newValue }
    }

    /// Returns the adjustment of a segment at a place from the left, or else that for any segment.
    func adjustment(at place: Int, of count: Int, isCompact: Bool) -> UIOffset {
        let kind: UISegmentedControl.Segment =
            count == 1 ? .alone : place == 0 ? .left : place == count - 1 ? .right : .center
        return adjustments[kind]?[isCompact: isCompact] ?? adjustments[.any]?[isCompact: isCompact] ?? .zero
    }

    /// Sets what a proxy has and this value lacks.
    mutating func fill(from proxy: Self) {
        backgrounds.fill(from: proxy.backgrounds)
        dividers.merge(proxy.dividers) { own, _ in own }
        adjustments.merge(proxy.adjustments) { own, _ in own }
    }
}
