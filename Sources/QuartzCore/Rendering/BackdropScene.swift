import CoreGraphics
import DisplayList

/// The drawings of a frame so far, for the layers in front that show them.
///
/// Only the layers above a `BackdropLayer` in the tree leave their nodes here, and only these are visited in a frame in
/// which they haven't changed themselves.
final class BackdropScene {
    /// The scene of the frame that is being made; nil if no layer of it shows what is behind it.
    nonisolated(unsafe) static private(set) var current: BackdropScene?
    nonisolated(unsafe) private static var layers: [Reference] = []
    nonisolated(unsafe) private static var lastNumber = 0

    private struct Reference {
        weak var layer: BackdropLayer?
    }

    /// A layer on the way from the root to the layer that is being drawn.
    private struct Level {
        /// The transform from the layer's coordinates, relative to the corner of its bounds, to those of the root.
        let transform: CGAffineTransform
        /// The drawings of the layer so far.
        var nodes: [RenderNode] = []
    }

    /// A drawing behind a layer.
    struct Part {
        let node: RenderNode
        /// The transform to the coordinates of the layer, relative to the corner of its bounds.
        let transform: CGAffineTransform

        /// The drawing in the coordinates of the layer.
        var placed: RenderNode {
            node.transformed(
                a: transform.a,
                b: transform.b,
                c: transform.c,
                d: transform.d,
                tx: transform.tx,
                ty: transform.ty
            )
        }

        /// Whether another part draws the same, up to what rounding does to a transform.
        func isSame(as other: Part) -> Bool {
            let (one, two) = (transform, other.transform)
            let differences = [
                one.a - two.a, one.b - two.b, one.c - two.c, one.d - two.d, one.tx - two.tx, one.ty - two.ty,
            ]
            return node === other.node && differences.allSatisfy { abs($0) < 1e-4 }
        }
    }

    private let number: Int
    private var levels: [Level] = []

    private init(number: Int) {
        self.number = number
    }

    static func register(_ layer: BackdropLayer) {
        layers.removeAll { $0.layer == nil }
        layers.append(Reference(layer: layer))
    }

    /// Makes the frame of a root layer.
    static func makeFrame(of root: CALayer, _ body: () -> RenderNode?) -> RenderNode? {
        let number = lastNumber + 1
        var isNeeded = false
        for layer in layers.compactMap(\.layer) where layer.blurRadius > 0 {
            var next: CALayer? = layer
            while let marked = next, marked.sceneNumber != number {
                marked.sceneNumber = number
                if marked === root { isNeeded = true }
                next = marked.parent
            }
        }
        lastNumber = number
        let outer = current
        current = isNeeded ? BackdropScene(number: number) : nil
        defer { current = outer }
        return body()
    }

    /// Calls a closure that draws layers whose places the scene doesn't know.
    static func paused<Result>(_ body: () -> Result) -> Result {
        let scene = current
        current = nil
        defer { current = scene }
        return body()
    }

    /// Whether a layer is above a layer that shows what is behind it, or is one.
    func contains(_ layer: CALayer) -> Bool { layer.sceneNumber == number }

    /// Begins to draw a layer.
    ///
    /// - Parameter origin: The corner of the superlayer's bounds.
    func enter(_ shown: LayerState, from origin: CGPoint) {
        var placed = shown
        placed.bounds.origin = .zero
        placed.position = CGPoint(x: shown.position.x - origin.x, y: shown.position.y - origin.y)
        let outer = levels.last?.transform ?? .identity
        levels.append(Level(transform: placed.transformToSuperlayer.concatenating(outer)))
    }

    func leave() { levels.removeLast() }

    /// Notes what has been drawn of the layer that was entered last.
    func add(_ node: RenderNode) {
        guard !levels.isEmpty else { return }
        levels[levels.count - 1].nodes.append(node)
    }

    /// Returns what is behind the layer that was entered last, from back to front.
    func parts(in area: CGRect) -> [Part] {
        guard let top = levels.last, top.transform.a * top.transform.d != top.transform.b * top.transform.c else {
            return []
        }
        let inverse = top.transform.inverted()
        return levels.dropLast().flatMap { level in
            let transform = level.transform.concatenating(inverse)
            return level.nodes.lazy.map { Part(node: $0, transform: transform) }
                .filter { $0.node.bounds.applying(transform).overlaps(area) }
        }
    }
}
