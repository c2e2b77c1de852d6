import CGSK
import Foundation

extension RenderNode {
    /// Returns the node multiplied by the alpha of another one, or nil if nothing can be visible.
    ///
    /// Both are recorded with Cairo, since GSK has mask nodes only since version 4.10. The recording is independent of
    /// the resolution. Cairo can't draw a perspective, so parts with one are not masked correctly.
    package func masked(by mask: RenderNode) -> RenderNode? {
        let area = bounds.intersection(mask.bounds)
        guard !area.isNull, area.width > 0, area.height > 0 else { return nil }
        return .cairo(in: area) { cairo in
            cairo_push_group(cairo)
            draw(with: cairo)
            cairo_pop_group_to_source(cairo)
            cairo_push_group(cairo)
            mask.draw(with: cairo)
            let alpha = cairo_pop_group(cairo)
            cairo_mask(cairo, alpha)
            cairo_pattern_destroy(alpha)
        }
    }
}
