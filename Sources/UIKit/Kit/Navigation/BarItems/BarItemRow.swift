import CoreGraphics

/// A view that shows bar button items in capsules in a row, in the direction in which the interface is read.
final class BarItemRow: UIView {
    /// The items in their order from the leading edge.
    private(set) var items: [UIBarButtonItem] = []
    private var capsules: [BarCapsule] = []
    private let metrics: BarItemMetrics
    private weak var host: (any BarItemHost)?

    init(in host: any BarItemHost, _ metrics: BarItemMetrics) {
        self.host = host
        self.metrics = metrics
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows other items.
    func show(_ new: [UIBarButtonItem]) {
        for item in items where item.host === host && !new.contains(item) { item.host = nil }
        items = new
        for item in new { item.host = host }
        var old = capsules
        capsules = []
        for case .capsule(let items) in runs {
            let index = old.firstIndex { $0.items.first === items.first }
            let capsule = index.map { old.remove(at: $0) } ?? BarCapsule(metrics)
            capsule.show(items)
            capsules.append(capsule)
            if capsule.superview !== self { addSubview(capsule) }
        }
        for capsule in old { capsule.removeFromSuperview() }
        setNeedsLayout()
    }

    /// Shows the current appearance of the items.
    func update() {
        for item in items { item.barAppearanceChanged() }
        for capsule in capsules { capsule.showFill() }
    }

    private var runs: [BarItemRun] { BarItemRun.runs(of: items.filter { !$0.isHidden }) }

    /// The width that the items want, in points. Flexible spaces want none.
    var width: CGFloat { Self.width(of: items, metrics) }

    /// Returns the width that some items want, in points.
    static func width(of items: [UIBarButtonItem], _ metrics: BarItemMetrics) -> CGFloat {
        let runs = BarItemRun.runs(of: items.filter { !$0.isHidden })
        let gaps = gaps(behind: runs).reduce(0, +)
        return widths(of: runs, metrics).reduce(gaps) { sum, width in
            if case .fixed(let width) = width { return sum + width }
            return sum
        }
    }

    private static func widths(of runs: [BarItemRun], _ metrics: BarItemMetrics) -> [BarItemLayout.Width] {
        runs.map { run in
            switch run {
            case .capsule(let items): .fixed(BarCapsule.width(of: items, metrics))
            case .space(let item): item.content == .flexibleSpace ? .flexible : .fixed(max(item.width, 0))
            }
        }
    }

    /// Returns the gaps behind the parts of a row.
    private static func gaps(behind runs: [BarItemRun]) -> [CGFloat] {
        runs.indices.map { $0 < runs.count - 1 && runs[$0].hasGapBehind ? BarItemMetrics.capsuleGap : 0 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !bounds.isEmpty else { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let runs = runs
        let gaps = Self.gaps(behind: runs)
        let room = bounds.width - gaps.reduce(0, +)
        let height = min(metrics.height, bounds.height)
        var (x, rest) = (CGFloat(0), capsules[...])
        for (index, width) in BarItemLayout.widths(of: Self.widths(of: runs, metrics), in: room).enumerated() {
            defer { x += width + gaps[index] }
            guard case .capsule = runs[index], let capsule = rest.popFirst() else { continue }
            // A pressed capsule is scaled about its center.
            capsule.bounds.size = CGSize(width: width, height: height)
            capsule.center = CGPoint(
                x: isRightToLeft ? bounds.width - x - width / 2 : x + width / 2,
                y: height / 2
            )
        }
    }

    /// Touches beside the items go to what is below them, such as a title that is wider than the room between them.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviews.contains { $0.frame.contains(point) }
    }
}
