import CoreGraphics

/// What a layer looks like at one moment; a layer has one as its model, and one on screen.
struct LayerState {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = CATransform3DIdentity
    var sublayerTransform = CATransform3DIdentity
    var isHidden = false
    var opacity: Float = 1
    var masksToBounds = false
    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var maskedCorners = CACornerMask.all
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = .black
    var shadowColor: CGColor? = .black
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsGravity = CALayerContentsGravity.resize
    var contentsScale: CGFloat = 1

    var hasTransform: Bool { !CATransform3DIsIdentity(transform) }

    /// The frame in the superlayer: the smallest rectangle around the transformed bounds.
    var frame: CGRect {
        let corner = CGRect(
            x: -anchorPoint.x * bounds.width,
            y: -anchorPoint.y * bounds.height,
            width: bounds.width,
            height: bounds.height
        )
        let placed = hasTransform ? corner.applying(CATransform3DGetAffineTransform(transform)) : corner
        return placed.offsetBy(dx: position.x, dy: position.y)
    }

    /// From the coordinates of the bounds to those of the superlayer, seen from the front.
    var transformToSuperlayer: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width,
            y: bounds.minY + anchorPoint.y * bounds.height
        )
        guard hasTransform else {
            return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
        }
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(CATransform3DGetAffineTransform(transform))
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// Whether what is in the layer is put into the superlayer as by `other`.
    func isPlacedLike(_ other: LayerState) -> Bool {
        position == other.position && bounds.size == other.bounds.size && opacity == other.opacity
            && anchorPoint == other.anchorPoint && CATransform3DEqualToTransform(transform, other.transform)
    }

    /// Whether the layer's own picture (not its place, nor its sublayers) is that of `other`.
    func drawsLike(_ other: LayerState) -> Bool {
        bounds.size == other.bounds.size && backgroundColor == other.backgroundColor
            && cornerRadius == other.cornerRadius
            && maskedCorners == other.maskedCorners && borderWidth == other.borderWidth
            && borderColor == other.borderColor && shadowColor == other.shadowColor
            && shadowOpacity == other.shadowOpacity && shadowOffset == other.shadowOffset
            && shadowRadius == other.shadowRadius && contentsRect == other.contentsRect
            && contentsGravity == other.contentsGravity && contentsScale == other.contentsScale
    }
}
