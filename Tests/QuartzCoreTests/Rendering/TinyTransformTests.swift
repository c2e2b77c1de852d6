import DisplayList
import Foundation
import Testing

/// Tests that changes too small for GSK, such as rounding differences of large numbers, have no effect.
struct TinyTransformTests {
    private let node: RenderNode

    init() {
        initializeDisplayList()
        node = .color(RGBA(red: 1, green: 0, blue: 0, alpha: 1), in: CGRect(x: 0, y: 0, width: 4, height: 4))
    }

    @Test(arguments: [5e-8, -9e-8, 1e-30, 1e-60])
    func aMoveByNextToNothing(distance: Double) {
        let moved = node.translated(by: CGPoint(x: distance, y: -distance))
        #expect(moved === node)
    }

    @Test func aMatrixNextToTheIdentity() {
        let changed = node.transformed(a: 1 + 1e-12, b: 0, c: 0, d: 1 - 1e-12, tx: 1e-9, ty: 0)
        #expect(changed === node)
    }
}
