import CGSK
import Failures
import Foundation

/// How drawings are put together: the inner nodes of the display list.
extension RenderNode {
    /// Drawings one above the other, the last one on top.
    package static func container(_ children: [RenderNode]) -> RenderNode {
        if children.count == 1 { return children[0] }
        var pointers: [OpaquePointer?] = children.map(\.pointer)
        return withExtendedLifetime(children) {
            RenderNode(owning: gsk_container_node_new(&pointers, UInt32(pointers.count)))
        }
    }

    /// The drawing moved by `offset` points; the drawing itself if it does not move.
    package func translated(by offset: CGPoint) -> RenderNode {
        if offset == .zero { return self }
        var offset = offset.graphene
        return transformed(by: gsk_transform_translate(nil, &offset))
    }

    /// Takes over the transform. GSK has none for what it takes for no change, such as a move by less than 10⁻⁷.
    private func transformed(by transform: OpaquePointer?) -> RenderNode {
        guard let transform else { return self }
        defer { gsk_transform_unref(transform) }
        return RenderNode(owning: gsk_transform_node_new(pointer, transform))
    }

    /// The drawing under a matrix given by rows, as in `CATransform3D`: m11, m12, … m44.
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

    /// The drawing under the plane part of a matrix: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
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
        // What is squeezed to a line or a point covers no pixel.
        guard width > 0, height != 0, width.isFinite, height.isFinite else { return .container([]) }
        // Taken apart into steps of the plane: of a matrix GSK does not see that it is one, and Cairo cannot draw others.
        var origin = CGPoint(x: tx, y: ty).graphene
        var transform = gsk_transform_translate(nil, &origin)
        transform = gsk_transform_rotate(transform, Float(atan2(b, a) * 180 / .pi))
        let slope = (a * c + b * d) / (width * height)
        if slope != 0 { transform = gsk_transform_skew(transform, Float(atan(slope) * 180 / .pi), 0) }
        return transformed(by: gsk_transform_scale(transform, Float(width), Float(height)))
    }

    /// The drawing as a whole made see-through, 0 to 1.
    package func opacity(_ opacity: CGFloat) -> RenderNode {
        if opacity >= 1 { return self }
        return RenderNode(owning: gsk_opacity_node_new(pointer, Float(max(0, opacity))))
    }

    /// The part of the drawing inside an outline.
    package func clipped(to outline: RoundedRect) -> RenderNode {
        if outline.isRectangular {
            var rect = outline.rect.graphene
            return RenderNode(owning: gsk_clip_node_new(pointer, &rect))
        }
        var rounded = outline.gsk
        return RenderNode(owning: gsk_rounded_clip_node_new(pointer, &rounded))
    }

    /// The drawing with `upper` laid over it, `progress` of the way from this one to that one.
    package func crossFaded(to upper: RenderNode, progress: CGFloat) -> RenderNode {
        RenderNode(owning: gsk_cross_fade_node_new(pointer, upper.pointer, Float(progress)))
    }

    /// The shadow of whatever is opaque in the drawing, and the drawing on it.
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
