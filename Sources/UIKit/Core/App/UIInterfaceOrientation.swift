/// The orientations of an interface. The raw values are Apple's.
public enum UIInterfaceOrientation: Int, Sendable {
    /// The interface isn't on a screen.
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    /// The top of the device is at the left.
    case landscapeRight = 3
    /// The top of the device is at the right.
    case landscapeLeft = 4

    /// Whether the interface is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether the interface is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
