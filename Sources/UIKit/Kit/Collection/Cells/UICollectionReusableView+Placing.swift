import CoreGraphics
import QuartzCore

extension UICollectionReusableView {
    /// Takes the place and the look that attributes describe, unless the view has them already.
    func place(_ attributes: UICollectionViewLayoutAttributes) {
        if let placement, placement.isEqual(attributes) { return }
        take(attributes)
        placement = attributes.with { _ in }
        apply(attributes)
    }

    /// Takes the place and the look that attributes describe, without noting that the layout placed the view there.
    func take(_ attributes: UICollectionViewLayoutAttributes) {
        let transform = attributes.transform3D
        if !CATransform3DEqualToTransform(transform3D, transform) { transform3D = transform }
        if bounds.size != attributes.size { bounds.size = attributes.size }
        var place = attributes.center
        if let host {
            let origin = host.frame.origin
            place.x += host.bounds.minX - origin.x
            place.y += host.bounds.minY - origin.y
        }
        if center != place { center = place }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        let zPosition = CGFloat(attributes.zIndex)
        if layer.zPosition != zPosition { layer.zPosition = zPosition }
    }

    /// Returns attributes with the size that the content wants.
    func fittedAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let size = contentSize(near: attributes.size), size != attributes.size else { return attributes }
        return attributes.with { fitted in
            let origin = attributes.frame.origin
            fitted.size = size
            fitted.center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
        }
    }
}
