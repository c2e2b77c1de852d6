import CoreGraphics
import QuartzCore

/// The place and the look of a view in a collection view.
struct LayoutAttributeValues: Equatable, Sendable {
    var element: CollectionElement
    /// The place of the view without its transform. It is stored, and not the center, so that a frame is exactly the
    /// one that was set.
    private var box = CGRect.zero
    var transform3D = CATransform3DIdentity
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false

    init(element: CollectionElement) {
        self.element = element
    }

    var center: CGPoint {
        get { CGPoint(x: box.midX, y: box.midY) }
        set { box.origin = CGPoint(x: newValue.x - box.width / 2, y: newValue.y - box.height / 2) }
    }

    /// The size of the view without its transform. A new size keeps the center.
    var size: CGSize {
        get { box.size }
        set {
            let center = center
            box.size = newValue
            self.center = center
        }
    }

    /// The smallest rectangle around the transformed view, without perspective.
    ///
    /// The size that gives a new frame is that of the view before its transform, as for a layer.
    var frame: CGRect {
        get {
            guard hasTransform else { return box }
            let size = CGRect(origin: .zero, size: size).applying(linear).size
            return CGRect(
                x: center.x + displacement.x - size.width / 2,
                y: center.y + displacement.y - size.height / 2,
                width: size.width,
                height: size.height
            )
        }
        set {
            box = newValue
            guard hasTransform else { return }
            box.size = CGRect(origin: .zero, size: newValue.size).applying(linear.inverted()).size
            center = CGPoint(x: newValue.midX - displacement.x, y: newValue.midY - displacement.y)
        }
    }

    private var hasTransform: Bool { !CATransform3DIsIdentity(transform3D) }

    private var linear: CGAffineTransform {
        var transform = CATransform3DGetAffineTransform(transform3D)
        (transform.tx, transform.ty) = (0, 0)
        return transform
    }

    /// How far the transform moves the center.
    private var displacement: CGPoint { CGPoint(x: transform3D.m41, y: transform3D.m42) }

    static func == (left: LayoutAttributeValues, right: LayoutAttributeValues) -> Bool {
        left.element == right.element && left.box == right.box
            && left.alpha == right.alpha && left.zIndex == right.zIndex && left.isHidden == right.isHidden
            && CATransform3DEqualToTransform(left.transform3D, right.transform3D)
    }
}
