import Foundation

/// An item in its container: lengths in points, and the number of subitems of each group.
///
/// Measured sizes don't change it: a group holds as many items as the estimates say, so that the place of an item in
/// the section follows from its number.
struct ResolvedItem {
    enum Content {
        case view
        case run(ResolvedRun)
        case custom([CustomItemLayout])
    }

    /// The limit for the number of subitems of a run that could hold any number, unless the section has more.
    private static let mostSubitems = 1 << 12

    let layout: ItemLayout
    /// The container, of which fractions are fractions.
    let container: CGSize
    /// The size with estimates, with the content insets and without the edge spacing.
    let size: CGSize
    /// The content insets that count: none on an estimated axis.
    let insets: LayoutInsets
    let content: Content
    /// The number of views.
    let leafCount: Int

    /// - Parameter itemCount: The number of items in the section.
    init(_ layout: ItemLayout, in container: CGSize, itemCount: Int, _ grid: PixelGrid) {
        self.layout = layout
        self.container = container
        size = layout.size.size(in: container, grid)
        var insets = layout.contentInsets
        if layout.size.width.isEstimated { insets = insets.only(.vertical) }
        if layout.size.height.isEstimated { insets = insets.only(.horizontal) }
        self.insets = insets
        let inner = CGSize(
            width: max(0, size.width - insets.total(.horizontal)),
            height: max(0, size.height - insets.total(.vertical))
        )
        switch layout.content {
        case .view: (content, leafCount) = (.view, 1)
        case .group(.custom(let frames)):
            let frames = frames(inner)
            (content, leafCount) = (.custom(frames), frames.count)
        case .group(.run(let run)):
            let most = max(itemCount, Self.mostSubitems)
            let resolved = ResolvedRun(run, size: layout.size, inner: inner, itemCount: itemCount, most: most, grid)
            (content, leafCount) = (.run(resolved), resolved.leafCount)
        }
    }

    /// Whether the axes of a view take the sizes that it reports.
    var isMeasured: Bool {
        guard case .view = content else { return false }
        return layout.size.width.isEstimated || layout.size.height.isEstimated
    }
}

/// The subitems of a group in its size: one after the other, and from the first one again.
struct ResolvedRun {
    let axis: LayoutAxis
    let spacing: LayoutSpacing
    /// The room along the axis, inside of the content insets.
    let length: CGFloat
    /// The room across the axis.
    let depth: CGFloat
    /// Whether the group is as long as what it holds.
    let hugsLength: Bool
    /// Whether the group is as deep as what it holds.
    let hugsDepth: Bool
    let subitems: [ResolvedItem]
    /// The number of subitems, those of repetitions included.
    let count: Int
    let leafCount: Int

    init(_ layout: RunLayout, size: LayoutSize, inner: CGSize, itemCount: Int, most: Int, _ grid: PixelGrid) {
        let (axis, room, depth) = (layout.axis, layout.axis.along(inner), layout.axis.other.along(inner))
        let gap = layout.interItemSpacing.minimum
        var descriptions = layout.subitems
        let count: Int
        /// Fractions of the length are fractions of what the spacings leave.
        func container(of count: Int) -> CGSize {
            axis.size(along: max(0, room - CGFloat(max(0, count - 1)) * gap), across: depth)
        }
        switch layout.repetition {
        case .dividing(let parts):
            count = max(0, parts)
            descriptions = Array(descriptions.prefix(1))
            if count > 0, !descriptions.isEmpty {
                descriptions[0].size[axis] = .fraction(1 / CGFloat(count), along: axis)
            }
        case .repeating(let repetitions):
            count = max(0, repetitions)
            descriptions = Array(descriptions.prefix(1))
        case .filling where size[axis].isEstimated: count = descriptions.count
        case .filling:
            var fitting = 0
            var lengths: [CGFloat] = []
            let areFixed = !descriptions.contains { $0.size[axis].isFraction(of: axis) }
            var (cycle, rest) = (CGFloat(0), CGFloat(0))
            while fitting < most, !descriptions.isEmpty {
                let next = fitting + 1
                if lengths.isEmpty || !areFixed {
                    let container = container(of: next)
                    lengths = descriptions.map {
                        $0.size[axis].length(in: container, grid) + $0.edgeSpacing.minimum(axis)
                    }
                    cycle = lengths.reduce(0, +)
                    rest = lengths.prefix(fitting % lengths.count).reduce(0, +)
                }
                // Any number of subitems without a length fits, so each is there once.
                if fitting == lengths.count, cycle + CGFloat(fitting) * gap <= 0 { break }
                rest += lengths[fitting % lengths.count]
                let total = CGFloat(fitting / lengths.count) * cycle + rest + CGFloat(fitting) * gap
                guard total <= room + 1e-6 else { break }
                fitting = next
                if fitting % lengths.count == 0 { rest = 0 }
            }
            count = fitting
        }
        let container = container(of: count)
        subitems = descriptions.map { ResolvedItem($0, in: container, itemCount: itemCount, grid) }
        self.axis = axis
        self.count = subitems.isEmpty ? 0 : count
        self.depth = depth
        spacing = layout.interItemSpacing
        length = room
        hugsLength = size[axis].isEstimated
        hugsDepth =
            size[axis.other].isEstimated
            && descriptions.contains { !$0.size[axis.other].isFraction(of: axis.other) }
        let cycle = subitems.reduce(0) { $0 + $1.leafCount }
        let (full, rest) = subitems.isEmpty ? (0, 0) : self.count.quotientAndRemainder(dividingBy: subitems.count)
        leafCount = full * cycle + subitems.prefix(rest).reduce(0) { $0 + $1.leafCount }
    }

    /// The subitem at a place of the run.
    subscript(place: Int) -> ResolvedItem { subitems[place % subitems.count] }
}
