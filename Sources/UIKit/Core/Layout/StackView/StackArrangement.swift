import CoreGraphics

/// A snapshot of a stack view's properties and arranged views, from which its constraints follow.
struct StackArrangement: Equatable {
    /// An arranged view.
    struct Item: Equatable {
        var id: ObjectIdentifier
        var isHidden = false
        /// The custom spacing before the next visible view, or `nil` for the spacing of the stack.
        var spacingAfter: StackSpacing?
        /// The intrinsic length along the axis, in points. It is 0 or less if there is none.
        var length: CGFloat = 0
        /// Whether the view has a baseline of text.
        var hasBaseline = false
        /// Whether the view is text that wraps.
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

    /// The rectangle in which the views are arranged: the stack view, or its layout margins.
    var canvas: StackConstraint.Member { isMarginsRelative ? .margins : .stack }

    /// Whether the distribution increases the spaces between views and does not stretch the views.
    var isSpreading: Bool { distribution == .equalSpacing || distribution == .equalCentering }

    /// The constraints that the arrangement needs, without duplicates. A stack without views needs none.
    ///
    /// They are the same as in UIKit, as logs and the `constraints` of its stack views show, with
    /// two exceptions. Views are aligned with the stack and not with the first view, so that adding
    /// or removing a view changes no constraint of another one. And where UIKit uses guides around
    /// all views, the constraints refer to the stack itself.
    var constraints: [StackConstraint] {
        guard !items.isEmpty else { return [] }
        return edges + spaces + hiding + sizes + order + alignments
    }

    /// Returns the spacing between a visible view and the next one.
    func spacing(after item: Item) -> StackSpacing {
        item.spacingAfter ?? spacing
    }
}
