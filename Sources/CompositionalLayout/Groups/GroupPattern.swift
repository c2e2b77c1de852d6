import Foundation

/// The places of the elements of one group, relative to its corner.
struct GroupPattern {
    /// A supplementary item of a view or a group.
    struct Part {
        var kind: String
        var frame: CGRect
        var zIndex: Int
        /// The number of earlier parts of this kind that belong to views, or that belong to groups.
        var rank: Int
    }

    /// The size of the group with what it holds.
    let size: CGSize
    let leaves: [Arrangement.Leaf]
    /// The supplementary items of views, in the order of the views.
    let leafParts: [Part]
    /// The supplementary items of groups.
    let groupParts: [Part]
    /// The room that the group takes along the axis along which groups follow each other. The last group of a section
    /// takes less than the others if it holds fewer items.
    let extent: CGFloat
    /// The number of parts of each kind.
    let leafPartCounts: [String: Int]
    let groupPartCounts: [String: Int]

    /// - Parameters:
    ///   - limit: The number of views.
    ///   - axis: The axis along which groups follow each other.
    init(
        _ item: ResolvedItem,
        limit: Int,
        axis: LayoutAxis,
        _ grid: PixelGrid,
        measured: ((Int) -> MeasuredSize)? = nil
    ) {
        let arranger = Arranger(grid: grid, axis: axis, limit: limit, measured: measured)
        let arrangement = arranger.arrange(item)
        let placed = arrangement.leaves.prefix(limit)
        size = arrangement.size
        leaves = Array(placed)
        if case .run = item.content, placed.count < arrangement.leaves.count {
            let whole = Arranger(grid: grid, axis: axis, limit: .max, measured: measured).arrange(item)
            let reaches = (whole.leaves.map(\.reach).max() ?? 0, placed.map(\.reach).max() ?? 0)
            extent = max(0, axis.along(whole.size) - max(0, reaches.0 - reaches.1))
        } else {
            extent = axis.along(size)
        }
        (leafParts, leafPartCounts) = Self.parts(
            placed.lazy.flatMap { leaf in
                leaf.item.supplementaryItems.map { ($0, leaf.frame, leaf.frame.size) }
            },
            grid
        )
        (groupParts, groupPartCounts) = Self.parts(
            arrangement.groups.lazy.flatMap { group in
                group.item.layout.supplementaryItems.map { ($0, group.frame, group.item.container) }
            },
            grid
        )
    }

    private static func parts(
        _ parts: some Sequence<(SupplementaryLayout, CGRect, CGSize)>,
        _ grid: PixelGrid
    ) -> (parts: [Part], counts: [String: Int]) {
        var counts: [String: Int] = [:]
        let parts = parts.map { layout, frame, container in
            let rank = counts[layout.kind, default: 0]
            counts[layout.kind] = rank + 1
            return Part(
                kind: layout.kind,
                frame: layout.frame(around: frame, container: container, grid),
                zIndex: layout.zIndex,
                rank: rank
            )
        }
        return (parts, counts)
    }
}
