import UIKit

extension UIView {
    /// All views inside the view, each after the one that it is in.
    var viewsInside: [UIView] { subviews.flatMap { [$0] + $0.viewsInside } }
}
