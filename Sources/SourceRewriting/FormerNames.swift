/// The names that UIKit had for Swift before version 4.2, which Swift 4 still has on Apple's systems, and those of
/// Foundation's classes without their members on Linux, for which others stand in.
///
/// A module gets those that its sources have and don't declare.
enum FormerNames {
    /// Returns declarations of the names that sources have.
    static func declarations(for sources: [SourceText]) -> String {
        func uses(_ word: String) -> Bool { sources.contains { $0.contains(anyOf: [word]) } }
        // Few modules have any of them.
        guard sources.contains(where: { $0.contains(anyOf: all) }) else { return "" }
        let types = self.types.filter { type in
            uses(type.former) && !["typealias", "class", "struct"].contains { uses("\($0) \(type.former)") }
        }
        let values = self.values.filter { uses($0.former) }
        let members = self.members.filter { uses($0.name) && !uses("func \($0.name)") && !uses("var \($0.name)") }
        guard !(types.isEmpty && values.isEmpty && members.isEmpty) else { return "" }
        let lines =
            types.map { "public typealias \($0.former) = \($0.present)" }
            + values.map { "public var \($0.former): \($0.type) { \($0.present) }" } + members.map(\.declaration)
        return "\nimport UIKit\n\n" + lines.joined(separator: "\n") + "\n"
    }

    private static let all = types.map(\.former) + values.map(\.former) + members.map(\.name)

    private static let types: [(former: String, present: String)] = [
        ("DateComponentsFormatter", "_DateComponentsFormatter"), ("NSComparisonPredicate", "_NSComparisonPredicate"),
        ("NSExpression", "_NSExpression"),
        ("NSAttributedStringKey", "NSAttributedString.Key"), ("NSLayoutAttribute", "NSLayoutConstraint.Attribute"),
        ("NSLayoutRelation", "NSLayoutConstraint.Relation"),
        ("UIActivityIndicatorViewStyle", "UIActivityIndicatorView.Style"),
        ("UIAlertActionStyle", "UIAlertAction.Style"), ("UIAlertControllerStyle", "UIAlertController.Style"),
        ("UIApplicationLaunchOptionsKey", "UIApplication.LaunchOptionsKey"),
        ("UIApplicationOpenURLOptionsKey", "UIApplication.OpenURLOptionsKey"),
        ("UIBarButtonItemStyle", "UIBarButtonItem.Style"), ("UIBarButtonSystemItem", "UIBarButtonItem.SystemItem"),
        ("UIBlurEffectStyle", "UIBlurEffect.Style"), ("UIButtonType", "UIButton.ButtonType"),
        ("UICollectionViewScrollDirection", "UICollectionView.ScrollDirection"),
        ("UICollectionViewScrollPosition", "UICollectionView.ScrollPosition"),
        ("UIControlEvents", "UIControl.Event"), ("UIControlState", "UIControl.State"),
        ("UIGestureRecognizerState", "UIGestureRecognizer.State"), ("UIImageOrientation", "UIImage.Orientation"),
        ("UIImageRenderingMode", "UIImage.RenderingMode"), ("UILayoutConstraintAxis", "NSLayoutConstraint.Axis"),
        ("UINavigationControllerOperation", "UINavigationController.Operation"),
        ("UIPageViewControllerNavigationDirection", "UIPageViewController.NavigationDirection"),
        ("UIPageViewControllerNavigationOrientation", "UIPageViewController.NavigationOrientation"),
        ("UIPageViewControllerTransitionStyle", "UIPageViewController.TransitionStyle"),
        ("UIScrollViewKeyboardDismissMode", "UIScrollView.KeyboardDismissMode"),
        ("UISearchBarStyle", "UISearchBar.Style"), ("UIStackViewAlignment", "UIStackView.Alignment"),
        ("UIStackViewDistribution", "UIStackView.Distribution"),
        ("UISwipeGestureRecognizerDirection", "UISwipeGestureRecognizer.Direction"),
        ("UITabBarSystemItem", "UITabBarItem.SystemItem"),
        ("UITableViewCellAccessoryType", "UITableViewCell.AccessoryType"),
        ("UITableViewCellEditingStyle", "UITableViewCell.EditingStyle"),
        ("UITableViewCellSelectionStyle", "UITableViewCell.SelectionStyle"),
        ("UITableViewCellSeparatorStyle", "UITableViewCell.SeparatorStyle"),
        ("UITableViewCellStyle", "UITableViewCell.CellStyle"), ("UITableViewRowAnimation", "UITableView.RowAnimation"),
        ("UITableViewScrollPosition", "UITableView.ScrollPosition"), ("UITableViewStyle", "UITableView.Style"),
        ("UITextBorderStyle", "UITextField.BorderStyle"), ("UITextFieldViewMode", "UITextField.ViewMode"),
        ("UITouchPhase", "UITouch.Phase"), ("UIViewAnimationCurve", "UIView.AnimationCurve"),
        ("UIViewAnimationOptions", "UIView.AnimationOptions"), ("UIViewAutoresizing", "UIView.AutoresizingMask"),
        ("UIViewContentMode", "UIView.ContentMode"),
        ("UIViewKeyframeAnimationOptions", "UIView.KeyframeAnimationOptions"), ("UIWindowLevel", "UIWindow.Level"),
    ]

    private static let values: [(former: String, type: String, present: String)] = [
        ("UICollectionElementKindSectionFooter", "String", "UICollectionView.elementKindSectionFooter"),
        ("UICollectionElementKindSectionHeader", "String", "UICollectionView.elementKindSectionHeader"),
        ("UIKeyboardAnimationCurveUserInfoKey", "String", "UIResponder.keyboardAnimationCurveUserInfoKey"),
        ("UIKeyboardAnimationDurationUserInfoKey", "String", "UIResponder.keyboardAnimationDurationUserInfoKey"),
        ("UIKeyboardFrameBeginUserInfoKey", "String", "UIResponder.keyboardFrameBeginUserInfoKey"),
        ("UIKeyboardFrameEndUserInfoKey", "String", "UIResponder.keyboardFrameEndUserInfoKey"),
        ("UILayoutFittingCompressedSize", "CGSize", "UIView.layoutFittingCompressedSize"),
        ("UILayoutFittingExpandedSize", "CGSize", "UIView.layoutFittingExpandedSize"),
        ("UITableViewAutomaticDimension", "CGFloat", "UITableView.automaticDimension"),
        ("UIViewNoIntrinsicMetric", "CGFloat", "UIView.noIntrinsicMetric"),
    ]

    private static let members: [(name: String, declaration: String)] = [
        (
            "bringSubview(",
            "extension UIView { public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) } }"
        ),
        (
            "sendSubview(",
            "extension UIView { public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) } }"
        ),
        (
            "childViewControllers",
            "extension UIViewController { public var childViewControllers: [UIViewController] { children } }"
        ),
        (
            "addChildViewController(",
            "extension UIViewController { public func addChildViewController(_ child: UIViewController) { addChild(child) } }"
        ),
        (
            "removeFromParentViewController(",
            "extension UIViewController { public func removeFromParentViewController() { removeFromParent() } }"
        ),
    ]
}
