/// The superclasses of classes of iOS, as far as they aren't `NSObject`.
///
/// The sources of a module tell the superclasses of its own classes only. Which of two extensions of UIKit's classes
/// overrides the other follows from these.
enum SystemClasses {
    private static let subclasses: [(superclass: String, names: String)] = [
        ("CAAnimation", "CAAnimationGroup CAPropertyAnimation CATransition"),
        ("CABasicAnimation", "CASpringAnimation"),
        ("CALayer", "CAGradientLayer CAShapeLayer"),
        ("CAPropertyAnimation", "CABasicAnimation CAKeyframeAnimation"),
        ("NSLayoutAnchor", "NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor"),
        ("NSMutableAttributedString", "NSTextStorage"),
        ("NSParagraphStyle", "NSMutableParagraphStyle"),
        ("UIBarAppearance", "UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance"),
        ("UIBarItem", "UIBarButtonItem UITabBarItem"),
        ("UICollectionReusableView", "UICollectionViewCell"),
        ("UICollectionViewLayout", "UICollectionViewFlowLayout"),
        ("UICollectionViewLayoutInvalidationContext", "UICollectionViewFlowLayoutInvalidationContext"),
        ("UICommand", "UIKeyCommand"),
        (
            "UIControl",
            """
            UIButton UIDatePicker UIPageControl UIRefreshControl UISegmentedControl UISlider UIStepper UISwitch \
            UITextField
            """
        ),
        ("UIDropProposal", "UITableViewDropProposal"),
        ("UIEvent", "UIPressesEvent"),
        (
            "UIFeedbackGenerator",
            """
            UIImpactFeedbackGenerator UINotificationFeedbackGenerator UISelectionFeedbackGenerator
            """
        ),
        ("UIFindSession", "UITextSearchingFindSession"),
        ("UIFocusEffect", "UIFocusHaloEffect"),
        ("UIFocusUpdateContext", "UICollectionViewFocusUpdateContext UITableViewFocusUpdateContext"),
        (
            "UIGestureRecognizer",
            """
            UIHoverGestureRecognizer UILongPressGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer \
            UIRotationGestureRecognizer UISwipeGestureRecognizer UITapGestureRecognizer
            """
        ),
        ("UIGraphicsRenderer", "UIGraphicsImageRenderer"),
        ("UIGraphicsRendererContext", "UIGraphicsImageRendererContext"),
        ("UIGraphicsRendererFormat", "UIGraphicsImageRendererFormat"),
        ("UILayoutGuide", "UITrackingLayoutGuide"),
        ("UIMenuElement", "UIAction UICommand UIDeferredMenuElement UIMenu"),
        ("UIPageControlProgress", "UIPageControlTimerProgress"),
        ("UIPanGestureRecognizer", "UIScreenEdgePanGestureRecognizer"),
        ("UIPresentationController", "UIPopoverPresentationController UISheetPresentationController"),
        ("UIPreviewParameters", "UIDragPreviewParameters"),
        ("UIPreviewTarget", "UIDragPreviewTarget"),
        ("UIResponder", "UIAccessibilityElement UIApplication UIScene UIView UIViewController"),
        ("UIScene", "UIWindowScene"),
        ("UIScrollView", "UICollectionView UITableView UITextView"),
        ("UITab", "UITabGroup"),
        ("UITargetedPreview", "UITargetedDragPreview"),
        ("UITextField", "UISearchTextField"),
        ("UITrackingLayoutGuide", "UIKeyboardLayoutGuide"),
        (
            "UIView",
            """
            UIActivityIndicatorView UICollectionReusableView UIContentUnavailableView UIControl UIImageView UILabel \
            UIListContentView UINavigationBar UIPickerView UIPopoverBackgroundView UIProgressView UIScrollView \
            UISearchBar UIStackView UITabBar UITableViewCell UITableViewHeaderFooterView UIToolbar \
            UIVisualEffectView UIWindow
            """
        ),
        (
            "UIViewController",
            """
            UIAlertController UICollectionViewController UINavigationController UIPageViewController \
            UISearchController UISplitViewController UITabBarController UITableViewController
            """
        ),
        ("UIVisualEffect", "UIBlurEffect UIVibrancyEffect"),
    ]

    /// The classes with type parameters.
    static let generic: Set = [
        "NSLayoutAnchor", "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource",
    ]

    private static let superclasses: [String: String] = {
        var result: [String: String] = [:]
        for (superclass, names) in subclasses {
            for name in names.split(separator: " ") { result[String(name)] = superclass }
        }
        return result
    }()

    /// Returns the superclass of a class of iOS; `nil` for `NSObject`, and if there is none.
    static func superclass(of name: String) -> String? {
        if let superclass = superclasses[name] { return superclass }
        return ["UI", "CA", "NS"].contains(name.prefix(2)) && name != "NSObject" ? "NSObject" : nil
    }
}
