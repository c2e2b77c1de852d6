import CoreGraphics

/// The state of a view besides its layer, subviews and controller.
struct UIViewStorage {
    var tag = 0
    var isUserInteractionEnabled = true
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    var autoresizesSubviews = true
    var autoresizingMask: UIView.AutoresizingMask = []
    var contentMode = UIView.ContentMode.scaleToFill
    var backgroundColor: UIColor?
    /// Whether the number of pixels per point was set, so that it does not follow the screen.
    var hasOwnScale = false
    var tintColor: UIColor?
    /// The tint color that the view inherits, as far as it was notified; `nil` for the standard one.
    var inheritedTint: UIColor?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    /// Whether a presentation dims the tint color.
    var isTintDimmed = false
    /// The properties that the client set, of those that the proxies of `UIAppearance` customize.
    var setAppearance: UInt64 = 0
    /// The corners, if the view has a configuration of them.
    var corners: ViewCorners?
    /// Whether a view inside this one has concentric corners.
    var hasCornersInside = false
    var margins = LayoutMargins()
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// The traits that the client overrides, if any.
    var ownTraits: OwnTraits?
    /// The traits that the view was last notified of.
    var knownTraits = UITraitCollection.ofNewViews
    var gestureRecognizers: [UIGestureRecognizer] = []
    var translatesAutoresizingMask = true
    var constraintUpdates = ConstraintUpdates.needed
    /// Whether the view's hierarchy is laid out separately from its superview, with a given size,
    /// as the content of a cell.
    var isLayoutRoot = false
    var layout: LayoutRecord?
    var animationTouches = AnimationTouchCounts()
    /// The completion of the animations after which a view whose `isHidden` is `true` disappears.
    var hidesAfter: AnimationCompletion?
}
