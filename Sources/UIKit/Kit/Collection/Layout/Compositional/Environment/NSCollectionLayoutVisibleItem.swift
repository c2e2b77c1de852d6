import CoreGraphics
import Foundation
import QuartzCore

/// A view of a section that is in sight, as the handler of the section sees and changes it.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// The opacity, from 0 to 1.
    var alpha: CGFloat { get set }
    /// The position in the order from back to front.
    var zIndex: Int { get set }
    /// Whether the view is hidden.
    var isHidden: Bool { get set }
    /// The center in the content, in points.
    var center: CGPoint { get set }
    /// The two-dimensional part of the transform.
    var transform: CGAffineTransform { get set }
    /// The transform.
    var transform3D: CATransform3D { get set }
    /// The reuse identifier of the view, or an empty text while there is no view.
    var name: String { get }
    /// The item, or the index path of the supplementary view.
    var indexPath: IndexPath { get }
    /// The frame without the transform, in points of the content.
    var frame: CGRect { get }
    /// The bounds, in points.
    var bounds: CGRect { get }
    /// The category of the view.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary view; `nil` for a cell.
    var representedElementKind: String? { get }
}

/// A visible item on top of attributes of the layout.
@MainActor
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    let attributes: UICollectionViewLayoutAttributes
    let name: String
    /// The center in the layout, relative to which a changed one is kept.
    private let home: CGPoint

    init(_ attributes: UICollectionViewLayoutAttributes, home: CGPoint, name: String) {
        self.attributes = attributes
        self.home = home
        self.name = name
        super.init()
    }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }

    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }

    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }

    var center: CGPoint {
        get { attributes.center }
        set { attributes.center = newValue }
    }

    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }

    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }

    var indexPath: IndexPath { attributes.indexPath }

    var frame: CGRect {
        let (center, size) = (attributes.center, attributes.size)
        return CGRect(
            x: center.x - size.width / 2,
            y: center.y - size.height / 2,
            width: size.width,
            height: size.height
        )
    }

    var bounds: CGRect { attributes.bounds }

    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }

    var representedElementKind: String? { attributes.representedElementKind }

    /// The changes of the handler.
    var changes: VisibleItemChanges {
        VisibleItemChanges(
            alpha: attributes.alpha,
            zIndex: attributes.zIndex,
            isHidden: attributes.isHidden,
            distance: CGPoint(x: attributes.center.x - home.x, y: attributes.center.y - home.y),
            transform: attributes.transform3D
        )
    }
}

/// The changes of a visible item, which stay until the handler makes others.
struct VisibleItemChanges {
    var alpha: CGFloat
    var zIndex: Int
    var isHidden: Bool
    /// The distance from the place of the item in the layout.
    var distance: CGPoint
    var transform: CATransform3D
}
