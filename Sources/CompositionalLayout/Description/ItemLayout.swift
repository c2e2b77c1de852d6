import Foundation

/// The description of an item: a view, or a group of items.
package struct ItemLayout {
    /// The contents of an item.
    package enum Content {
        case view
        indirect case group(GroupLayout)
    }

    package var size: LayoutSize
    /// Distances of the view, or of the subitems of a group, from the edges of the size. They don't count on an
    /// estimated axis.
    package var contentInsets: LayoutInsets
    package var edgeSpacing: LayoutEdgeSpacing
    package var supplementaryItems: [SupplementaryLayout]
    package var content: Content

    package init(
        size: LayoutSize,
        contentInsets: LayoutInsets = .zero,
        edgeSpacing: LayoutEdgeSpacing = .none,
        supplementaryItems: [SupplementaryLayout] = [],
        content: Content = .view
    ) {
        self.size = size
        self.contentInsets = contentInsets
        self.edgeSpacing = edgeSpacing
        self.supplementaryItems = supplementaryItems
        self.content = content
    }
}

/// The description of how the items of a group are placed.
package enum GroupLayout {
    /// One after the other along an axis.
    case run(RunLayout)
    /// At frames relative to the corner of the group, given the size of the group without its insets.
    case custom((CGSize) -> [CustomItemLayout])
}

/// The description of items one after the other.
package struct RunLayout {
    /// The number of subitems of a run.
    package enum Repetition: Hashable, Sendable {
        /// As many as fit, from the first subitem on and again. If the length of the group is estimated, each once.
        case filling
        /// This many of the first subitem, each with an equal part of the length.
        case dividing(Int)
        /// This many, with their own lengths.
        case repeating(Int)
    }

    package var axis: LayoutAxis
    package var subitems: [ItemLayout]
    package var repetition: Repetition
    package var interItemSpacing: LayoutSpacing

    package init(
        axis: LayoutAxis,
        subitems: [ItemLayout],
        repetition: Repetition = .filling,
        interItemSpacing: LayoutSpacing = .none
    ) {
        self.axis = axis
        self.subitems = subitems
        self.repetition = repetition
        self.interItemSpacing = interItemSpacing
    }
}

/// The place of an item of a custom group, relative to the corner of the group.
package struct CustomItemLayout: Hashable, Sendable {
    package var frame: CGRect
    package var zIndex: Int

    package init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
    }
}
