import CoreGraphics
import Foundation
import QuartzCore

/// The place and the look of a cell, a supplementary view or a decoration view of a collection view.
///
/// A subclass adds properties for its layout. It copies them in `copy(with:)` and compares them in `isEqual(_:)`, since
/// the collection view passes attributes only to views whose attributes changed.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    /// The values of the class itself. They are used on the main thread only, where objects are compared too.
    private(set) nonisolated(unsafe) var values = LayoutAttributeValues(element: .cell(IndexPath()))

    /// Creates the attributes of a cell that is visible and has no size.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        values.element = .cell(indexPath)
    }

    /// Creates the attributes of a supplementary view that is visible and has no size.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        values.element = .supplementaryView(elementKind, indexPath)
    }

    /// Creates the attributes of a decoration view that is visible and has no size.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        values.element = .decorationView(decorationViewKind, indexPath)
    }

    /// Creates attributes of the layout's class of attributes.
    static func make(_ element: CollectionElement, as type: AnyClass) -> UICollectionViewLayoutAttributes {
        let type = type as? UICollectionViewLayoutAttributes.Type
        let attributes = type?.allocateObject() as? UICollectionViewLayoutAttributes
        let made = attributes ?? UICollectionViewLayoutAttributes()
        made.values.element = element
        return made
    }

    // MARK: Element

    /// The item, or the index path with which the layout identifies the view.
    open var indexPath: IndexPath {
        get { values.element.indexPath }
        set { values.element.indexPath = newValue }
    }

    /// The category of the view.
    open var representedElementCategory: UICollectionView.ElementCategory {
        switch values.element.category {
        case .cell: .cell
        case .supplementaryView: .supplementaryView
        case .decorationView: .decorationView
        }
    }

    /// The kind of the supplementary or decoration view; `nil` for a cell.
    open var representedElementKind: String? { values.element.kind }

    // MARK: Place

    /// The frame in points of the content. Setting it sets the center and the size.
    ///
    /// With a transform it is the smallest rectangle around the view.
    open var frame: CGRect {
        get { values.frame }
        set { values.frame = newValue }
    }

    /// The bounds of the view: its size, at the origin. Setting them sets the size, and an origin is ignored.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: values.size) }
        set { values.size = newValue.size }
    }

    /// The center of the view in points of the content, without its transform.
    open var center: CGPoint {
        get { values.center }
        set { values.center = newValue }
    }

    /// The size of the view in points, without its transform.
    open var size: CGSize {
        get { values.size }
        set { values.size = newValue }
    }

    // MARK: Look

    /// The transform of the view, which is also the two-dimensional part of `transform3D`. The default is the identity.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(values.transform3D) }
        set { values.transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// The transform of the view in space. The default is the identity.
    open var transform3D: CATransform3D {
        get { values.transform3D }
        set { values.transform3D = newValue }
    }

    /// The opacity of the view, from 0 to 1. The default is 1.
    open var alpha: CGFloat {
        get { values.alpha }
        set { values.alpha = newValue }
    }

    /// The position of the view in the order from back to front. The default is 0. The order of equal views is
    /// undetermined.
    open var zIndex: Int {
        get { values.zIndex }
        set { values.zIndex = newValue }
    }

    /// Whether the view is hidden. The collection view may then make no view. The default is `false`.
    open var isHidden: Bool {
        get { values.isHidden }
        set { values.isHidden = newValue }
    }

    // MARK: Copies

    /// Returns independent attributes of the same class with the same values.
    ///
    /// A subclass calls this implementation and then copies its own properties.
    open func copy(with zone: NSZone? = nil) -> Any {
        guard let copy = Self.allocateObject() as? UICollectionViewLayoutAttributes else { return self }
        copy.values = values
        return copy
    }

    /// Whether both objects describe the same element with the same values. A subclass compares its own properties too.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UICollectionViewLayoutAttributes)?.values == values
    }

    open override var hash: Int { values.element.hashValue }
}
