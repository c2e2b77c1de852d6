import Foundation

extension CGContext {
    /// The transform from user space to device space, whose origin is at the bottom left.
    public var ctm: CGAffineTransform {
        state.ctm
    }

    /// The same as `ctm`, since device space consists of pixels here.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
        state.ctm
    }

    /// Translates user space.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        state.ctm = state.ctm.translatedBy(x: tx, y: ty)
    }

    /// Scales user space about its origin.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        state.ctm = state.ctm.scaledBy(x: sx, y: sy)
    }

    /// Rotates user space about its origin by `angle` radians.
    public func rotate(by angle: CGFloat) {
        state.ctm = state.ctm.rotated(by: angle)
    }

    /// Prepends `transform` to the current transform, so that it applies to drawing first.
    public func concatenate(_ transform: CGAffineTransform) {
        state.ctm = transform.concatenating(state.ctm)
    }

    /// Converts a point from user space to device space.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
        point.applying(state.ctm)
    }

    /// Converts a size from user space to device space, ignoring translation.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize {
        size.applying(state.ctm)
    }

    /// Converts a rectangle from user space to device space. Returns the bounding box of the transformed rectangle.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
        rect.applying(state.ctm)
    }

    /// Converts a point from device space to user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
        point.applying(state.ctm.inverted())
    }

    /// Converts a size from device space to user space, ignoring translation.
    public func convertToUserSpace(_ size: CGSize) -> CGSize {
        size.applying(state.ctm.inverted())
    }

    /// Converts a rectangle from device space to user space. Returns the bounding box of the transformed rectangle.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect {
        rect.applying(state.ctm.inverted())
    }
}
