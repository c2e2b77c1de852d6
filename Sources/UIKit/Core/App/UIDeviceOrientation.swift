/// The ways in which a device is held. The raw values are Apple's.
public enum UIDeviceOrientation: Int, Sendable {
    /// The device doesn't know it, as a desktop.
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    /// The top of the device is at the left.
    case landscapeLeft = 3
    /// The top of the device is at the right.
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6

    /// Whether the device is upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether the device is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether the device lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }

    /// Whether an interface can have the orientation.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
