import UIKit

/// A view with an intrinsic content size.
final class SizedView: UIView {
    var size = CGSize(width: 40, height: 30) {
        didSet { invalidateIntrinsicContentSize() }
    }

    override var intrinsicContentSize: CGSize { size }
}
