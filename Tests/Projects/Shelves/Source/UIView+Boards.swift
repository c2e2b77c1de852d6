import UIKit.UIView

extension UIView {
    /// The views that stand on a shelf.
    @objc public func boards() -> [UIView] { subviews }

    @objc public var boardSpacing: CGFloat { 0 }
}

extension UITableViewCell {
    public override func boards() -> [UIView] { contentView.boards() }
}

extension UIStackView {
    public override func boards() -> [UIView] { super.boards().filter { arrangedSubviews.contains($0) } }
    public override var boardSpacing: CGFloat { spacing }
}

#if SHELVES_OF_OBJECTIVE_C
    extension UIView {
        open override class func initialize() {}
    }
#endif
