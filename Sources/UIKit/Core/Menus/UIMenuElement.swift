import Foundation

/// The base class of the elements of a menu.
///
/// Archives have the properties of menus and commands. Elements with closures can't be in an archive.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @preconcurrency NSSecureCoding {
    /// The state of an element. The raw values are Apple's.
    public enum State: Int, Sendable {
        case off, on, mixed
    }

    /// The attributes of an element. The raw values are Apple's.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static var disabled: Attributes { Attributes(rawValue: 1) }
        public static var destructive: Attributes { Attributes(rawValue: 2) }
        public static var hidden: Attributes { Attributes(rawValue: 4) }
        public static var keepsMenuPresented: Attributes { Attributes(rawValue: 8) }
    }

    var storedTitle: String
    var storedImage: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        storedTitle = title
        self.subtitle = subtitle
        storedImage = image
    }

    /// Creates the element that `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        storedTitle = coder.decodeText(forKey: "title") ?? ""
        subtitle = coder.decodeText(forKey: "subtitle")
        storedImage = coder.decodeMenuImage(forKey: "image")
    }

    /// Writes the properties of the element. A menu is written without the elements that have closures, which are
    /// actions and placeholders.
    open func encode(with coder: NSCoder) {
        write(to: coder)
    }

    /// Writes the properties of the element.
    func write(to coder: NSCoder) {
        coder.encode(storedTitle, forKey: "title")
        coder.encode(subtitle, forKey: "subtitle")
        coder.encode(storedImage, inMenuForKey: "image")
    }

    nonisolated open class var supportsSecureCoding: Bool { true }

    /// Whether an archive of a menu has the element. By default it does.
    var isArchived: Bool { true }

    /// The element that a menu shows in place of this one; `nil` for none. By default the element itself.
    var shownElement: UIMenuElement? { self }

    /// The keys that also perform the element, as a menu shows them.
    var keysForUsers: String? { nil }

    /// The title of the element.
    open var title: String { storedTitle }

    /// A short description below the title.
    open var subtitle: String?

    /// The image beside the title.
    open var image: UIImage? { storedImage }
}
