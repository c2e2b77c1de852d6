import CSwiftRuntime
import CoreGraphics

extension CALayer {
    /// Creates a layer of a class that is known only at run time, with `init()`.
    package static func allocate() -> CALayer {
        let metatype = unsafeBitCast(self as AnyClass, to: UnsafeRawPointer.self)
        return Unmanaged<CALayer>.fromOpaque(unfold_allocate_object(metatype)).takeRetainedValue()
    }

    /// Creates a layer of this class with `init(layer:)`, as a presentation of `layer`.
    static func allocate(copying layer: CALayer) -> CALayer {
        let metatype = unsafeBitCast(self as AnyClass, to: UnsafeRawPointer.self)
        // Initializers consume their arguments, so the memory is deallocated without deinitializing the value.
        let argument = UnsafeMutablePointer<Any>.allocate(capacity: 1)
        argument.initialize(to: layer)
        defer { argument.deallocate() }
        return Unmanaged<CALayer>.fromOpaque(unfold_allocate_layer_copying(metatype, argument)).takeRetainedValue()
    }
}
