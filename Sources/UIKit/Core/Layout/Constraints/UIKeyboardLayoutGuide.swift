/// A guide for the part of a view that the keyboard covers.
///
/// A desktop has no keyboard on the screen that covers a window. The guide is as on iOS while the keyboard is hidden:
/// the part of the view below its safe area, so that a view above its top edge keeps all of its room. An input view and
/// an accessory view are where that keyboard would be. The guide follows them with their motion.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// A closure that is called after `usesBottomSafeArea` or the input views have changed.
    var onChange: () -> Void = {}

    /// Whether the top edge of the guide is that of the area below the safe area while the keyboard is hidden.
    /// Otherwise it is the bottom edge of the view. The default is `true`.
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { onChange() } }
    }
}
