import CoreGraphics
import DisplayList

extension RenderNode {
    /// Returns the node under a transform of the plane.
    func transformed(by m: CGAffineTransform) -> RenderNode {
        transformed(a: m.a, b: m.b, c: m.c, d: m.d, tx: m.tx, ty: m.ty)
    }

    /// Returns the node under a transform of space, in the plane if it keeps that. Cairo draws no other transforms.
    func transformed(by transform: CATransform3D) -> RenderNode {
        CATransform3DIsAffine(transform)
            ? transformed(by: CATransform3DGetAffineTransform(transform))
            : transformed(by: transform.elements.map(Float.init))
    }
}
