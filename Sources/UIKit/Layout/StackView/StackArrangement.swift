import CoreGraphics

/// What a stack view arranges and how: all that its constraints depend on.
struct StackArrangement: Equatable {
    /// An arranged view.
    struct Item: Equatable {
        var id: ObjectIdentifier
        var isHidden = false
        /// To the next view that is not hidden; `nil` for as far as the others.
        var spacingAfter: StackSpacing?
        /// Points along the axis that it would like; not above 0 if it has no wish.
        var length: CGFloat = 0
        /// Whether it has text to align by.
        var hasBaseline = false
        /// Whether it is text that goes on in the next line where it has to.
        var wrapsText = false
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    var spacing = StackSpacing.points(0)
    var isBaselineRelative = false
    var isMarginsRelative = false
    var items: [Item] = []

    var visible: [Item] { items.filter { !$0.isHidden } }

    /// What the views are arranged in.
    var canvas: StackConstraint.Member { isMarginsRelative ? .margins : .stack }

    /// Whether the stack pulls its views apart instead of stretching them.
    var isSpreading: Bool { distribution == .equalSpacing || distribution == .equalCentering }

    /// Every constraint that the arrangement needs, each once; none for a stack of no views.
    ///
    /// These are UIKit's, as logs and `constraints` of its stack views show them, with two liberties: views are aligned
    /// with the stack instead of with the first of them, so that a view which comes or goes changes no constraint of
    /// another one, and what UIKit has guides around all views for is said of the stack itself.
    var constraints: [StackConstraint] {
        guard !items.isEmpty else { return [] }
        return edges + spaces + hiding + sizes + order + alignments
    }

    /// From a view that is shown to the next one.
    func spacing(after item: Item) -> StackSpacing {
        item.spacingAfter ?? spacing
    }
}
