/// A set of orientations of an interface.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    private init(_ orientation: UIInterfaceOrientation) {
        rawValue = 1 << UInt(orientation.rawValue)
    }

    public static var portrait: UIInterfaceOrientationMask { Self(.portrait) }
    public static var portraitUpsideDown: UIInterfaceOrientationMask { Self(.portraitUpsideDown) }
    public static var landscapeLeft: UIInterfaceOrientationMask { Self(.landscapeLeft) }
    public static var landscapeRight: UIInterfaceOrientationMask { Self(.landscapeRight) }
    /// Both orientations on the side.
    public static var landscape: UIInterfaceOrientationMask { [.landscapeLeft, .landscapeRight] }
    public static var all: UIInterfaceOrientationMask { [.portrait, .portraitUpsideDown, .landscape] }
    /// All orientations but upside down.
    public static var allButUpsideDown: UIInterfaceOrientationMask { [.portrait, .landscape] }
}
