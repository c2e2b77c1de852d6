import CoreGraphics

/// The corners that `cornerRadius` rounds.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static var layerMinXMinYCorner: CACornerMask { CACornerMask(rawValue: 1) }
    public static var layerMaxXMinYCorner: CACornerMask { CACornerMask(rawValue: 2) }
    public static var layerMinXMaxYCorner: CACornerMask { CACornerMask(rawValue: 4) }
    public static var layerMaxXMaxYCorner: CACornerMask { CACornerMask(rawValue: 8) }

    package static var all: CACornerMask { CACornerMask(rawValue: 15) }
}

/// The placement of contents in a layer of another size.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let top = CALayerContentsGravity(rawValue: "top")
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    public static let left = CALayerContentsGravity(rawValue: "left")
    public static let right = CALayerContentsGravity(rawValue: "right")
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretches the contents to the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scales the contents to fit the bounds, keeping the aspect ratio.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scales the contents to fill the bounds, keeping the aspect ratio.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
