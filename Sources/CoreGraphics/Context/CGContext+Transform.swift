import Foundation

extension CGContext {
    /// The transform from user space to the device's, whose origin is at the bottom left.
    public var ctm: CGAffineTransform {
        state.ctm
    }

    /// The same as `ctm`: a device's space here is its pixels.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
        state.ctm
    }

    /// Moves the origin of user space.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        state.ctm = state.ctm.translatedBy(x: tx, y: ty)
    }

    /// Scales user space about its origin.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        state.ctm = state.ctm.scaledBy(x: sx, y: sy)
    }

    /// Turns user space about its origin by `angle` radians.
    public func rotate(by angle: CGFloat) {
        state.ctm = state.ctm.rotated(by: angle)
    }

    /// Puts `transform` before the current one: what is drawn is mapped by `transform` first.
    public func concatenate(_ transform: CGAffineTransform) {
        state.ctm = transform.concatenating(state.ctm)
    }

    /// Where in the device's space a point of user space lies.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
        point.applying(state.ctm)
    }

    /// A size of user space as one of the device's, without its position.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize {
        size.applying(state.ctm)
    }

    /// The smallest upright rectangle of the device's space around a rectangle of user space.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
        rect.applying(state.ctm)
    }

    /// Where in user space a point of the device's lies.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
        point.applying(state.ctm.inverted())
    }

    /// A size of the device's space as one of user space, without its position.
    public func convertToUserSpace(_ size: CGSize) -> CGSize {
        size.applying(state.ctm.inverted())
    }

    /// The smallest upright rectangle of user space around a rectangle of the device's.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect {
        rect.applying(state.ctm.inverted())
    }
}
