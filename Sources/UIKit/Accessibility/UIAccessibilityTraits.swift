/// What an element of the screen is and does, for people who do not see it.
///
/// The numbers are those that Apple's constants are known to have (unverified): programs use the names.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Nothing in particular.
    public static let none: UIAccessibilityTraits = []
    /// It is pressed.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// It leads somewhere else.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// It is a picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is chosen.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It makes a sound of its own when activated.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// It is a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// It is text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// It sums up what there is when the application starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// It cannot be operated at the moment.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Its label or value changes too often to be told each time.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// Text to search for is written into it.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Activating it begins something that is heard or recorded.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Its value goes up and down.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Fingers operate it as if nobody assisted.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// The page turns when it was read to its end.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// It heads what follows.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
