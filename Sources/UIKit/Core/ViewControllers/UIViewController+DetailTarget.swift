import Foundation
import ObjectRuntime

extension UIViewController {
    /// The name of the notification after another controller performs `showDetailViewController(_:sender:)`: the split
    /// view controller that is the object of the notification has collapsed or expanded.
    public nonisolated class var showDetailTargetDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIViewControllerShowDetailTargetDidChangeNotification")
    }

    /// The action of `show(_:sender:)`.
    static let showAction = Selector("showViewController:sender:")
    /// The action of `showDetailViewController(_:sender:)`.
    static let showDetailAction = Selector("showDetailViewController:sender:")
}
