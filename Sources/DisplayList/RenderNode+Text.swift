import CGSK
import Foundation

extension RenderNode {
    /// Makes a node that shows glyphs of one font.
    ///
    /// The pointers are untyped so that only the module that shapes text depends on Pango. The node keeps the font and
    /// a copy of the glyphs.
    ///
    /// - Parameters:
    ///   - glyphs: A `PangoGlyphString`.
    ///   - font: A `PangoFont`.
    ///   - color: The color of all glyphs that have none of their own.
    ///   - origin: The position of the first glyph on the baseline, in points.
    /// - Returns: A node, or `nil` if the glyphs cover nothing.
    package static func glyphs(
        _ glyphs: UnsafeMutableRawPointer,
        of font: UnsafeMutableRawPointer,
        color: RGBA,
        at origin: CGPoint
    ) -> RenderNode? {
        initializeDisplayList()
        var color = color.gdk
        var offset = origin.graphene
        let node: OpaquePointer? = gsk_text_node_new(
            font.assumingMemoryBound(to: PangoFont.self),
            glyphs.assumingMemoryBound(to: PangoGlyphString.self),
            &color,
            &offset
        )
        return node.map { RenderNode(owning: $0) }
    }
}
