import Foundation

/// A group of menu elements, which is a menu, a submenu, or a section of a menu.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// The options of a menu. The raw values are Apple's.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The elements are a section of the menu around them, and not a submenu.
        public static var displayInline: Options { Options(rawValue: 1) }
        /// The submenu has destructive elements.
        public static var destructive: Options { Options(rawValue: 2) }
        /// At most one element of the menu and of its sections is on. Choosing an element turns it on and the others
        /// off.
        public static var singleSelection: Options { Options(rawValue: 32) }
        /// The elements are beside each other and show their images, unless the menu prefers a size for them.
        public static var displayAsPalette: Options { Options(rawValue: 128) }
    }

    /// The sizes of a menu's elements. The raw values are Apple's.
    public enum ElementSize: Int, Sendable {
        /// Elements beside each other that show only their image, or else their title.
        case small
        /// Elements beside each other with the title below the image.
        case medium
        /// A line for each element.
        case large
        /// The size that the place of the menu demands: `.large`, or `.small` for a palette.
        case automatic = -1
    }

    /// A value that identifies a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The elements of the menu.
    open var children: [UIMenuElement] { elements }

    /// The identifier of the menu. By default a unique one.
    open var identifier: Identifier { storedIdentifier }

    /// The options of the menu.
    open var options: Options { storedOptions }

    /// The size of the elements of the menu, or of the section. The default is `.automatic`.
    open var preferredElementSize = ElementSize.automatic

    /// How the elements of the menu, or of the section, are shown. The menu copies the object. `nil` by default.
    open var displayPreferences: UIMenuDisplayPreferences? {
        get { storedPreferences }
        set { storedPreferences = newValue?.copy() as? UIMenuDisplayPreferences }
    }

    /// The elements of the menu and of its sections whose state is on.
    open var selectedElements: [UIMenuElement] {
        elements.flatMap { element -> [UIMenuElement] in
            if let menu = element as? UIMenu { return menu.isInline ? menu.selectedElements : [] }
            return (element as? any UIMenuLeaf)?.state == .on ? [element] : []
        }
    }

    private let elements: [UIMenuElement]
    private let storedIdentifier: Identifier
    private let storedOptions: Options
    private var storedPreferences: UIMenuDisplayPreferences?

    /// Creates a menu with a subtitle.
    public init(
        title: String,
        subtitle: String?,
        image: UIImage?,
        identifier: UIMenu.Identifier?,
        options: UIMenu.Options,
        children: [UIMenuElement]
    ) {
        elements = children
        storedIdentifier = identifier ?? Identifier(UUID().uuidString)
        storedOptions = options
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Creates the menu that `encode(with:)` wrote.
    public required init?(coder: NSCoder) {
        let classes: [AnyClass] = [NSArray.self, UIMenuElement.self]
        let hasChildren = coder.containsValue(forKey: "children")
        let children = hasChildren ? coder.decodeObject(of: classes, forKey: "children") : nil
        elements = children as? [UIMenuElement] ?? []
        storedIdentifier = Identifier(coder.decodeText(forKey: "identifier") ?? UUID().uuidString)
        storedOptions = Options(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "options")))
        preferredElementSize = ElementSize(rawValue: coder.decodeInteger(forKey: "size")) ?? .automatic
        super.init(coder: coder)
        guard coder.containsValue(forKey: "lines") else { return }
        let preferences = UIMenuDisplayPreferences()
        preferences.maximumNumberOfTitleLines = coder.decodeInteger(forKey: "lines")
        storedPreferences = preferences
    }

    override func write(to coder: NSCoder) {
        super.write(to: coder)
        coder.encode(elements.filter(\.isArchived), forKey: "children")
        coder.encode(identifier.rawValue, forKey: "identifier")
        coder.encode(Int(bitPattern: options.rawValue), forKey: "options")
        coder.encode(preferredElementSize.rawValue, forKey: "size")
        if let storedPreferences { coder.encode(storedPreferences.maximumNumberOfTitleLines, forKey: "lines") }
    }

    /// Creates a menu.
    public convenience init(
        title: String = "",
        image: UIImage? = nil,
        identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [],
        children: [UIMenuElement] = []
    ) {
        self.init(
            title: title,
            subtitle: nil,
            image: image,
            identifier: identifier,
            options: options,
            children: children
        )
    }

    /// Creates a menu whose elements have a size.
    // A call with none of the other parameters is for the initializer above.
    @_disfavoredOverload
    public convenience init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [],
        preferredElementSize: UIMenu.ElementSize = .large,
        children: [UIMenuElement] = []
    ) {
        self.init(
            title: title,
            subtitle: subtitle,
            image: image,
            identifier: identifier,
            options: options,
            children: children
        )
        self.preferredElementSize = preferredElementSize
    }

    /// Returns a menu with the same properties and with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        copy(options, newChildren)
    }

    /// Returns a menu with the same title, size and preferences.
    func copy(_ options: Options, _ children: [UIMenuElement]) -> UIMenu {
        let copy = UIMenu(
            title: title,
            subtitle: subtitle,
            image: image,
            identifier: identifier,
            options: options,
            preferredElementSize: preferredElementSize,
            children: children
        )
        copy.displayPreferences = storedPreferences
        return copy
    }

    var isInline: Bool { storedOptions.contains(.displayInline) }
}
