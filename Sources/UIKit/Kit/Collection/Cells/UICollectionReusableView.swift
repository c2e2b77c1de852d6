import CoreGraphics
import Foundation

/// A view of a collection view that is used again for other elements: a cell, a supplementary or a decoration view.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// The identifier with which the view was dequeued; `nil` for a view that wasn't.
    open internal(set) var reuseIdentifier: String?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Called before the view is used for another element. Does nothing by default.
    open func prepareForReuse() {}

    /// Called when the layout places the view, with the attributes that the view takes. A subclass reads the properties
    /// of its own class of attributes here. Does nothing by default.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}
