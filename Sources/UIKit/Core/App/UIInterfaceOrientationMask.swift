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

extension UIInterfaceOrientationMask {
    private static let names: [String: UIInterfaceOrientationMask] = [
        "UIInterfaceOrientationPortrait": .portrait,
        "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
        "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
        "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]

    /// Creates the set of the orientations that an Info.plist lists, or of all if it lists none.
    init(_ info: [String: Any]) {
        let listed = info["UISupportedInterfaceOrientations"] as? [String] ?? []
        let known = listed.compactMap { Self.names[$0] }
        self = known.isEmpty ? .all : known.reduce([]) { $0.union($1) }
    }
}
