import DisplayList
import Foundation

/// The pixels of a layer tree, one a point.
struct Picture {
    private var bytes: [UInt8] = []
    private var stride = 0

    init(_ node: RenderNode?, width: Int, height: Int) {
        initializeDisplayList()
        guard let node else { return }
        node.rasterize(size: CGSize(width: width, height: height), scale: 1) { surface in
            stride = SurfaceBytes.stride(surface)
            bytes = SurfaceBytes.copy(surface, count: stride * height)
        }
    }

    /// Red, green, blue, multiplied by alpha, and alpha, 0 to 255. Nothing drawn is clear.
    subscript(x: Int, y: Int) -> [Int] {
        guard !bytes.isEmpty else { return [0, 0, 0, 0] }
        let start = y * stride + x * 4
        return [2, 1, 0, 3].map { Int(bytes[start + $0]) }
    }
}
