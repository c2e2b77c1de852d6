import CoreGraphics

/// What a view keeps besides its layer, its subviews and its controller.
struct UIViewStorage {
    var tag = 0
    var isUserInteractionEnabled = true
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    var autoresizesSubviews = true
    var autoresizingMask: UIView.AutoresizingMask = []
    var contentMode = UIView.ContentMode.scaleToFill
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    var margins = LayoutMargins()
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    var gestureRecognizers: [UIGestureRecognizer] = []
    var translatesAutoresizingMask = true
    var constraintUpdates = ConstraintUpdates.needed
    /// Whether what is inside is laid out apart from what is around, whose size is given: the content of a cell.
    var isLayoutRoot = false
    var layout: UIViewLayout?
    var animationTouches = AnimationTouchCounts()
    /// The animations at whose end a view that counts as hidden disappears.
    var hidesAfter: AnimationCompletion?
}
