import CoreGraphics

/// The places of the columns of a split view.
struct SplitLayout: Equatable {
    /// The widths of a column that the app prefers.
    struct Width: Equatable {
        var preferred: CGFloat?
        var fraction: CGFloat?
        var minimum: CGFloat?
        var maximum: CGFloat?

        /// Returns the width of the column in a width. The standard width and its limits are unverified.
        func resolved(in width: CGFloat, standard: CGFloat) -> CGFloat {
            let wanted = preferred ?? fraction.map { $0 * width } ?? standard
            let limited = min(max(wanted, minimum ?? 0), maximum ?? (preferred ?? fraction == nil ? wanted : width))
            return min(limited, width)
        }
    }

    static let standardWidth: CGFloat = 320
    /// The width of the inspector column (unverified).
    static let inspectorWidth: CGFloat = 280
    /// The opacity of the black layer over the secondary column below others (unverified).
    static let dimming: CGFloat = 0.2

    var bounds = CGRect.zero
    var primary: CGFloat = 0
    var supplementary: CGFloat = 0
    var hasSupplementary = false
    var mode = UISplitViewController.DisplayMode.oneBesideSecondary
    /// Whether there is an inspector column, and whether it is visible.
    var hasInspector = false
    var showsInspector = false
    /// Whether the primary column is at the right edge.
    var isMirrored = false

    /// The frames of the columns.
    struct Frames: Equatable {
        var primary: CGRect
        var supplementary: CGRect
        var secondary: CGRect
        /// The column at the end, or zero if there is none.
        var inspector = CGRect.zero
    }

    /// The number of columns besides the secondary one that are visible.
    var visibleCount: Int {
        switch mode {
        case .secondaryOnly, .automatic: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: hasSupplementary ? 2 : 1
        }
    }

    /// Whether other columns cover the secondary one.
    var isOver: Bool { mode == .oneOverSecondary || mode == .twoOverSecondary }

    var frames: Frames {
        // The column beside the secondary one is the supplementary one, if there is one.
        let near = hasSupplementary ? supplementary : primary
        let shown = visibleCount == 2 ? primary + supplementary : visibleCount == 1 ? near : 0
        let height = bounds.height
        let primaryX = hasSupplementary ? (visibleCount == 2 ? 0 : -primary) : shown - primary
        let supplementaryX = hasSupplementary ? shown - supplementary : -supplementary
        var secondary = CGRect(
            x: isOver ? 0 : shown,
            y: 0,
            width: isOver ? bounds.width : bounds.width - shown,
            height: height
        )
        // A displaced column keeps its width beside one column.
        if mode == .twoDisplaceSecondary { secondary.size.width = bounds.width - near }
        let end = min(Self.inspectorWidth, bounds.width)
        let inspector = hasInspector && showsInspector ? end : 0
        secondary.size.width = max(secondary.width - inspector, 0)
        return Frames(
            primary: placed(CGRect(x: primaryX, y: 0, width: primary, height: height)),
            supplementary: placed(CGRect(x: supplementaryX, y: 0, width: supplementary, height: height)),
            secondary: placed(secondary),
            inspector: hasInspector
                ? placed(CGRect(x: bounds.width - inspector, y: 0, width: end, height: height)) : .zero
        )
    }

    private func placed(_ rect: CGRect) -> CGRect {
        let x = isMirrored ? bounds.width - rect.maxX : rect.minX
        return CGRect(x: bounds.minX + x, y: bounds.minY + rect.minY, width: rect.width, height: rect.height)
    }
}
