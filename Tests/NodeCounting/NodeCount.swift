import CGSK
import DisplayList

/// The nodes of a frame, and those among them that the GPU can't draw: Cairo draws them into textures.
///
/// GTK keeps a texture as long as each frame shows the same node. For another node, Cairo draws another texture.
package struct NodeCount {
    /// The number of nodes. A node that is in two places counts twice.
    package private(set) var nodes = 0
    private var pictures: Set<OpaquePointer> = []
    // The addresses of nodes that don't exist any more would be those of others.
    private let root: RenderNode?

    package init(_ root: RenderNode?) {
        self.root = root
        if let root { add(root.pointer) }
    }

    /// Returns the number of drawings by Cairo and of images that another frame doesn't have.
    package func newPictures(since other: NodeCount) -> Int {
        pictures.subtracting(other.pictures).count
    }

    /// The number of drawings by Cairo and of images.
    package var pictureCount: Int { pictures.count }

    private mutating func add(_ node: OpaquePointer) {
        nodes += 1
        switch gsk_render_node_get_node_type(node) {
        case GSK_CAIRO_NODE: pictures.insert(node)
        case GSK_TEXTURE_NODE: pictures.insert(gsk_texture_node_get_texture(node))
        default: for child in Self.children(of: node) { add(child) }
        }
    }

    private static func children(of node: OpaquePointer) -> [OpaquePointer] {
        switch gsk_render_node_get_node_type(node) {
        case GSK_CONTAINER_NODE:
            (0..<gsk_container_node_get_n_children(node)).map { gsk_container_node_get_child(node, $0) }
        case GSK_TRANSFORM_NODE: [gsk_transform_node_get_child(node)]
        case GSK_OPACITY_NODE: [gsk_opacity_node_get_child(node)]
        case GSK_CLIP_NODE: [gsk_clip_node_get_child(node)]
        case GSK_ROUNDED_CLIP_NODE: [gsk_rounded_clip_node_get_child(node)]
        case GSK_CROSS_FADE_NODE: [gsk_cross_fade_node_get_start_child(node), gsk_cross_fade_node_get_end_child(node)]
        case GSK_SHADOW_NODE: [gsk_shadow_node_get_child(node)]
        default: []
        }
    }
}
