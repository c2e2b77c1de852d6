/// The kinds of data that a text view finds in its text.
///
/// Patterns find them, as a desktop has no system service that does. There are constants for the kinds that patterns
/// decide well.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Phone numbers: with the prefix of a country or a city, and those of North America.
    public static var phoneNumber: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: 1) }
    /// Addresses of the web and of mail.
    public static var link: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: 2) }
    /// Street addresses in the form of the United States, with a city and a state. A tap searches for them in Apple's
    /// map of the web.
    public static var address: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: 4) }
    /// All kinds.
    public static var all: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: .max) }
}
