import CSwiftRuntime
import CoreGraphics

extension CALayer {
    /// Makes a layer of a class that is only known at run time, by `init()`.
    package static func allocate() -> CALayer {
        let metatype = unsafeBitCast(self as AnyClass, to: UnsafeRawPointer.self)
        return Unmanaged<CALayer>.fromOpaque(unfold_allocate_object(metatype)).takeRetainedValue()
    }

    /// Makes a layer of this class by `init(layer:)`, as a presentation of `layer`.
    static func allocate(copying layer: CALayer) -> CALayer {
        let metatype = unsafeBitCast(self as AnyClass, to: UnsafeRawPointer.self)
        // The initialiser takes its argument over, as Swift's calling convention has it for initialisers.
        let argument = UnsafeMutablePointer<Any>.allocate(capacity: 1)
        argument.initialize(to: layer)
        defer { argument.deallocate() }
        return Unmanaged<CALayer>.fromOpaque(unfold_allocate_layer_copying(metatype, argument)).takeRetainedValue()
    }
}
