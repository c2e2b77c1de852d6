import CoreGraphics
import Foundation

/// A view of a collection view that is used again for other elements: a cell, a supplementary or a decoration view.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// The identifier with which the view was dequeued; `nil` for a view that wasn't.
    open private(set) var reuseIdentifier: String?
    /// The collection view that shows the view, or that showed it last.
    weak var collectionView: UICollectionView?
    /// The element that the view shows; `nil` for a view that is not in use.
    var element: CollectionElement?
    /// Whether the client was told of the display of the view, and not of its end. Other views were created only to be
    /// measured.
    var isDisplayed = false
    /// The attributes with which the layout placed the view last.
    var placement: UICollectionViewLayoutAttributes?
    /// The scroll view of the section across the content, if the view is in it.
    weak var host: SectionScroller?
    /// The axes along which the layout lets the view determine its size.
    var freeAxes: UIAxis = [.horizontal, .vertical]
    /// The size for which the view was last asked for its preferred attributes, and which it took.
    var fittedSize: CGSize?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = (coder as? NibCoder)?.reuseIdentifier
        super.init(coder: coder)
    }

    /// Gives a view without an identifier that of its registration.
    func takeIdentifier(_ identifier: String) {
        if reuseIdentifier == nil { reuseIdentifier = identifier }
    }

    /// Called before the view is used for another element. Does nothing by default.
    open func prepareForReuse() {}

    /// Called when the layout places the view, with the attributes that the view has taken. A subclass reads the
    /// properties of its own class of attributes here. Does nothing by default.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Returns attributes with the size that the view wants, if the layout lets views determine their sizes.
    ///
    /// By default it is the size that satisfies the constraints of the view. A view without constraints takes the
    /// given size.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        fittedAttributes(layoutAttributes)
    }

    /// Called before the collection view changes to another layout. Does nothing by default.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called when the change to another layout is over. Does nothing by default.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Resets what the element that the view showed has left.
    func resetForReuse() {
        AnimatorChanges.forgetChanges(inside: layer)
        layer.removeAnimationsInTree()
        placement = nil
        fittedSize = nil
    }

    /// The size that the content of the view wants near a given size; `nil` if it has no wish.
    func contentSize(near size: CGSize) -> CGSize? {
        performConstraintUpdates()
        return constraints.isEmpty ? nil : freeSize(near: size)
    }

    /// Returns the fitting size, with the lengths of another size along the axes that the layout determines.
    func freeSize(near size: CGSize) -> CGSize {
        guard freeAxes != [.horizontal, .vertical] else { return systemLayoutSizeFitting(size) }
        let isWide = freeAxes.contains(.horizontal)
        let isHigh = freeAxes.contains(.vertical)
        let fitting = systemLayoutSizeFitting(
            size,
            withHorizontalFittingPriority: isWide ? .fittingSizeLevel : .required,
            verticalFittingPriority: isHigh ? .fittingSizeLevel : .required
        )
        return CGSize(width: isWide ? fitting.width : size.width, height: isHigh ? fitting.height : size.height)
    }
}
