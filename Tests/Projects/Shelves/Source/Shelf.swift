import UIKit

@objc public protocol ShelfDelegate: NSObjectProtocol {
    @objc optional func shelf(_ shelf: Shelf, canPlace view: UIView) -> Bool
    @objc optional func shelf(_ shelf: Shelf, didPlace view: UIView)
}

open class Shelf: UIStackView {
    public weak var delegate: ShelfDelegate?
    public fileprivate(set) var changes = 0

    /// Places a view, if the delegate doesn't forbid it.
    @discardableResult open func place(_ view: UIView) -> Bool {
        if let canPlace = delegate?.shelf(_:canPlace:), !canPlace(self, view) { return false }
        addArrangedSubview(view)
        delegate?.shelf?(self, didPlace: view)
        return true
    }

    open override func boards() -> [UIView] { super.boards().reversed() }
}

extension Shelf {
    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { count() } }
    }

    private func count() { changes += 1 }
}

@objc extension Shelf {
    @available(*, unavailable, renamed: "changes")
    public var hidings: Int { 0 }
}
