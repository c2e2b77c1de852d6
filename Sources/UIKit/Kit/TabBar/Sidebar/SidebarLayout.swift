import CoreGraphics

/// The places of a sidebar and of the content of a tab bar controller, in points.
struct SidebarLayout: Equatable {
    /// The distance between the sidebar and the edges of the window. It is measured on iPadOS 26.5, as the comment in a
    /// Flutter package with a `CupertinoSidebar` says.
    static let margin: CGFloat = 10
    /// The width of a sidebar (unverified: that of the primary column of a split view).
    static let width: CGFloat = 320
    /// The radius of the corners (unverified).
    static let cornerRadius: CGFloat = 26
    /// The height of the part with the buttons (unverified).
    static let headHeight: CGFloat = 52
    /// The size of the buttons, which is the least size of buttons in Apple's guidelines.
    static let buttonSize: CGFloat = 44

    var bounds = CGRect.zero
    var safeAreaInsets = UIEdgeInsets.zero
    var isVisible = false
    /// Whether the sidebar is over the content.
    var isOver = true
    /// Whether the leading edge is the right one.
    var isMirrored = false

    /// The width of the part at the leading edge that the sidebar takes from the content.
    var extent: CGFloat {
        guard isVisible else { return 0 }
        let inset = isMirrored ? safeAreaInsets.right : safeAreaInsets.left
        return max(inset, Self.margin) + sidebarWidth + Self.margin
    }

    private var sidebarWidth: CGFloat { max(min(Self.width, bounds.width - 2 * Self.margin), 0) }

    /// The frame of the sidebar, which is outside of the bounds while it is hidden.
    var sidebar: CGRect {
        let inset = max(isMirrored ? safeAreaInsets.right : safeAreaInsets.left, Self.margin)
        let start = isVisible ? inset : -sidebarWidth - Self.margin
        let (top, bottom) = (max(safeAreaInsets.top, Self.margin), max(safeAreaInsets.bottom, Self.margin))
        let x = isMirrored ? bounds.width - start - sidebarWidth : start
        return CGRect(
            x: bounds.minX + x,
            y: bounds.minY + top,
            width: sidebarWidth,
            height: max(bounds.height - top - bottom, 0)
        )
    }

    /// The frame of the content.
    var content: CGRect {
        guard isVisible, !isOver else { return bounds }
        var frame = bounds
        frame.size.width = max(frame.width - extent, 0)
        if !isMirrored { frame.origin.x += extent }
        return frame
    }

    /// The distances by which the safe area of content below the sidebar is smaller than that of the view.
    var contentInsets: UIEdgeInsets {
        guard isVisible, isOver else { return .zero }
        let rest = max(extent - (isMirrored ? safeAreaInsets.right : safeAreaInsets.left), 0)
        return UIEdgeInsets(top: 0, left: isMirrored ? 0 : rest, bottom: 0, right: isMirrored ? rest : 0)
    }
}
