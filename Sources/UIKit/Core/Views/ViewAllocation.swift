import CSwiftRuntime
import CoreGraphics

/// Creates views of classes that are known only at run time.
enum ViewAllocation {
    /// Creates a view of a class by its `init(frame:)`, with an empty frame by default.
    ///
    /// Swift can't call an initializer that isn't `required` on a metatype, so C code calls it. The class is one of
    /// views; `UIView` isn't named here, so that views themselves can be built on this file.
    static func allocate<View: AnyObject>(_ type: View.Type, frame: CGRect = .zero) -> View {
        let metatype = unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
        let view = unfold_allocate_view(metatype, frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)
        return Unmanaged<View>.fromOpaque(view).takeRetainedValue()
    }
}
