import CSwiftRuntime

extension UIView {
    /// Whether the class overrides `draw(_:)`.
    var drawsItself: Bool {
        unfold_overrides_draw_rect(
            unsafeBitCast(type(of: self) as AnyClass, to: UnsafeRawPointer.self),
            unsafeBitCast(Self.drawingClass as AnyClass, to: UnsafeRawPointer.self)
        )
    }
}
