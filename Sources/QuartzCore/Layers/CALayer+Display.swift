import CoreGraphics
import DisplayList

extension CALayer {
    /// Records `draw(in:)` as the contents, independent of the resolution.
    ///
    /// An empty layer keeps its contents, since they are still visible while its bounds animate to empty.
    package func drawContents() {
        let area = CGRect(origin: .zero, size: bounds.size)
        guard area.width > 0, area.height > 0 else { return }
        contents = RenderNode.cairo(in: area) { cairo in
            let context = CGContext(
                borrowing: cairo,
                origin: bounds.origin,
                height: area.height,
                scale: contentsScale
            )
            delegate?.layerWillDraw(self)
            draw(in: context)
        }
    }
}
