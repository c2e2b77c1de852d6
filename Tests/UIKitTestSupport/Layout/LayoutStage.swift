import UIKit
import UIKitTesting

/// A screen with a view of 300 × 400 points in its corner as the superview for layouts.
@MainActor
final class LayoutStage {
    let screen: TestScreen
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    init(scale: CGFloat = 2) {
        screen = TestScreen(size: CGSize(width: 300, height: 400), scale: scale)
        screen.window.addSubview(view)
    }

    /// Adds a view that only constraints place to another one.
    @discardableResult
    func add<Subview: UIView>(_ subview: Subview, to superview: UIView? = nil) -> Subview {
        subview.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? view).addSubview(subview)
        return subview
    }

    func layOut(_ constraints: NSLayoutConstraint...) {
        NSLayoutConstraint.activate(constraints)
        view.layoutIfNeeded()
    }
}

/// A view with an intrinsic content size that can be set.
class WishView: UIView {
    var wish = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
        didSet { invalidateIntrinsicContentSize() }
    }

    convenience init(_ width: CGFloat, _ height: CGFloat) {
        self.init(frame: .zero)
        wish = CGSize(width: width, height: height)
    }

    override var intrinsicContentSize: CGSize { wish }
}

extension UIView {
    /// Returns the constraints that pin this view to the edges of another one.
    func pins(to other: UIView, inset: CGFloat = 0) -> [NSLayoutConstraint] {
        [
            topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
            trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
            bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
        ]
    }
}

extension NSLayoutConstraint {
    func at(_ priority: Float) -> NSLayoutConstraint {
        self.priority = UILayoutPriority(priority)
        return self
    }
}
