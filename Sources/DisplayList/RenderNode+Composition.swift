import CGSK
import Failures
import Foundation

/// The inner nodes of the display list, which combine other nodes.
extension RenderNode {
    /// Returns a node that draws other nodes from back to front.
    package static func container(_ children: [RenderNode]) -> RenderNode {
        if children.count == 1 { return children[0] }
        var pointers: [OpaquePointer?] = children.map(\.pointer)
        return withExtendedLifetime(children) {
            RenderNode(owning: gsk_container_node_new(&pointers, UInt32(pointers.count)))
        }
    }

    /// Returns the node moved by `offset` points, or the node itself if the offset is zero.
    package func translated(by offset: CGPoint) -> RenderNode {
        if offset == .zero { return self }
        var offset = offset.graphene
        return transformed(by: gsk_transform_translate(nil, &offset))
    }

    /// Returns the node under a transform, whose ownership is transferred to this method. GSK represents the identity
    /// as a null pointer, and also what it considers to be one, such as a translation by less than 10⁻⁷.
    private func transformed(by transform: OpaquePointer?) -> RenderNode {
        guard let transform else { return self }
        defer { gsk_transform_unref(transform) }
        return RenderNode(owning: gsk_transform_node_new(pointer, transform))
    }

    /// Returns the node under a matrix given by rows, as in `CATransform3D`: m11, m12, … m44.
    package func transformed(by elements: [Float]) -> RenderNode {
        programmerError(
            unless: elements.count == 16,
            "A matrix has 16 elements",
            in: "RenderNode.transformed(by:)",
            .invalidArgument
        )
        var matrix = graphene_matrix_t()
        graphene_matrix_init_from_float(&matrix, elements)
        return transformed(by: gsk_transform_matrix(nil, &matrix))
    }

    /// Returns the node under an affine transform: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
    package func transformed(
        a: CGFloat,
        b: CGFloat,
        c: CGFloat,
        d: CGFloat,
        tx: CGFloat,
        ty: CGFloat
    ) -> RenderNode {
        if a == 1, b == 0, c == 0, d == 1 { return translated(by: CGPoint(x: tx, y: ty)) }
        let width = (a * a + b * b).squareRoot()
        let height = width > 0 ? (a * d - b * c) / width : 0
        // A node that is scaled to a line or a point covers no pixels.
        guard width > 0, height != 0, width.isFinite, height.isFinite else { return .container([]) }
        // Decomposed into affine steps: GSK doesn't recognize that a matrix is affine, and Cairo can't draw others.
        var origin = CGPoint(x: tx, y: ty).graphene
        var transform = gsk_transform_translate(nil, &origin)
        transform = gsk_transform_rotate(transform, Float(atan2(b, a) * 180 / .pi))
        let slope = (a * c + b * d) / (width * height)
        if slope != 0 { transform = gsk_transform_skew(transform, Float(atan(slope) * 180 / .pi), 0) }
        return transformed(by: gsk_transform_scale(transform, Float(width), Float(height)))
    }

    /// Returns the node as a group with an opacity from 0 to 1.
    package func opacity(_ opacity: CGFloat) -> RenderNode {
        if opacity >= 1 { return self }
        return RenderNode(owning: gsk_opacity_node_new(pointer, Float(max(0, opacity))))
    }

    /// Returns the node clipped to an outline.
    package func clipped(to outline: RoundedRect) -> RenderNode {
        if outline.isRectangular {
            var rect = outline.rect.graphene
            return RenderNode(owning: gsk_clip_node_new(pointer, &rect))
        }
        var rounded = outline.gsk
        return RenderNode(owning: gsk_rounded_clip_node_new(pointer, &rounded))
    }

    /// Returns a cross-fade from this node to `upper`. A progress of 0 shows this node, and 1 shows `upper`.
    package func crossFaded(to upper: RenderNode, progress: CGFloat) -> RenderNode {
        RenderNode(owning: gsk_cross_fade_node_new(pointer, upper.pointer, Float(progress)))
    }

    /// Returns the node with a shadow behind everything opaque in it.
    package func withShadow(color: RGBA, offset: CGSize, radius: CGFloat) -> RenderNode {
        var shadow = GskShadow(
            color: color.gdk,
            dx: Float(offset.width),
            dy: Float(offset.height),
            radius: Float(radius)
        )
        return RenderNode(owning: gsk_shadow_node_new(pointer, &shadow, 1))
    }
}
