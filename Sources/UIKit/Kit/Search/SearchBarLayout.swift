import CoreGraphics

/// The places of the parts of a search bar, in points.
struct SearchBarLayout: Equatable {
    /// Whether the bar belongs to a search controller.
    var hasController = false
    var fieldHeight = SearchMetrics.fieldHeight
    /// The height of the text above the field; `nil` if there is none.
    var promptText: CGFloat?
    var showsCancel = false
    var hasScopes = false
    var isRightToLeft = false

    private var padding: CGFloat { hasController ? SearchMetrics.controllerPadding : SearchMetrics.padding }

    private var margin: CGFloat { hasController ? SearchMetrics.controllerMargin : SearchMetrics.margin }

    private var promptHeight: CGFloat {
        promptText.map { max(SearchMetrics.promptHeight, ($0 + 2 * SearchMetrics.promptPadding).rounded(.up)) } ?? 0
    }

    /// The height that the bar wants.
    var height: CGFloat {
        let scopes = SearchMetrics.scopeTop + SearchMetrics.scopeHeight + SearchMetrics.scopeBottom
        return promptHeight + fieldHeight + 2 * padding + (hasScopes ? scopes : 0)
    }

    /// The frames of the parts. Parts that aren't shown have the frames from which they appear.
    struct Frames: Equatable {
        var prompt: CGRect
        var field: CGRect
        var cancel: CGRect
        var scopes: CGRect
    }

    /// Returns the frames in a bar, whose parts are in its middle if it has another height than it wants.
    func frames(in bounds: CGRect, safeArea: UIEdgeInsets) -> Frames {
        let left = safeArea.left + margin
        let width = max(bounds.width - safeArea.right - margin - left, 0)
        let upper = ((bounds.height - height) / 2).rounded(.down)
        let top = upper + promptHeight + padding
        let fieldWidth = max(width - (showsCancel ? fieldHeight + SearchMetrics.spacing : 0), 0)
        let cancel = showsCancel ? width - fieldHeight : width + margin
        let place = { (x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) in
            CGRect(x: left + x, y: y, width: width, height: height)
        }
        let mirrored = { (frame: CGRect) in
            guard isRightToLeft else { return frame }
            return CGRect(x: 2 * left + width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        }
        return Frames(
            prompt: place(0, upper, width, promptHeight),
            field: mirrored(place(0, top, fieldWidth, fieldHeight)),
            cancel: mirrored(place(cancel, top, fieldHeight, fieldHeight)),
            scopes: place(0, top + fieldHeight + padding + SearchMetrics.scopeTop, width, SearchMetrics.scopeHeight)
        )
    }
}
