import CSwiftRuntime

extension UIView {
    /// Whether the class draws by a `draw(_:)` of its own.
    var drawsItself: Bool {
        unfold_overrides_draw_rect(
            unsafeBitCast(type(of: self) as AnyClass, to: UnsafeRawPointer.self),
            unsafeBitCast(Self.drawingClass as AnyClass, to: UnsafeRawPointer.self)
        )
    }
}
