@_exported import CoreGraphics

// What QuartzCore's declarations stand on, written by hand. Nothing here has a body.

public typealias CFTimeInterval = Double
public typealias CFTypeRef = AnyObject
public typealias mach_port_t = UInt32

/// Objective-C's.
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
    public init(_ string: String) {}
    public init(stringLiteral string: String) {}
}

// Types of other frameworks: nothing but names.
public struct CVTimeStamp {}
public class JRSRemoteLayer: NSObject {}
public protocol MTLDevice: AnyObject {}
public enum MTLPixelFormat {}
public protocol MTLTexture: AnyObject {}
public class SCNAnimation: NSObject {}
public class SCNAnimationEvent: NSObject {}
public struct double4x4 {}
public struct float4x4 {}
