import CSwiftRuntime

extension UIView {
    /// Creates a view of a class that is known only at run time by its `init(frame:)`, with an empty frame.
    ///
    /// Swift can't call an initializer that isn't `required` on a metatype, so C code calls it.
    static func allocate<View: UIView>(_ type: View.Type) -> View {
        let metatype = unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
        let view = unfold_allocate_view(metatype, 0, 0, 0, 0)
        return Unmanaged<View>.fromOpaque(view).takeRetainedValue()
    }
}
