import CoreGraphics

/// The options that all types of accessories have.
@preconcurrency @MainActor
protocol AccessoryOptions {
    var isHidden: Bool { get }
    var reservedLayoutWidth: UICellAccessory.LayoutDimension { get }
    var tintColor: UIColor? { get }
}

extension AccessoryOptions {
    var common: UICellAccessory.Options {
        UICellAccessory.Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
}

/// The options of each type of accessories: those of all types, and its own.
extension UICellAccessory {
    /// The options of a chevron.
    @preconcurrency @MainActor
    public struct DisclosureIndicatorOptions: AccessoryOptions {
        /// Whether the accessory is invisible. It keeps its room. The default is `false`.
        public var isHidden: Bool
        /// The width of the room for the accessory. The default is `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the accessory; `nil`, the default, for that of the system.
        public var tintColor: UIColor?

        /// Creates options. Those that are `nil` have their defaults.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// The options of a checkmark.
    @preconcurrency @MainActor
    public struct CheckmarkOptions: AccessoryOptions {
        /// Whether the accessory is invisible. It keeps its room. The default is `false`.
        public var isHidden: Bool
        /// The width of the room for the accessory. The default is `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the accessory; `nil`, the default, for that of the system.
        public var tintColor: UIColor?

        /// Creates options. Those that are `nil` have their defaults.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// The options of a button with more about an item.
    @preconcurrency @MainActor
    public struct DetailOptions: AccessoryOptions {
        /// Whether the accessory is invisible. It keeps its room. The default is `false`.
        public var isHidden: Bool
        /// The width of the room for the accessory. The default is `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the accessory; `nil`, the default, for that of the system.
        public var tintColor: UIColor?

        /// Creates options. Those that are `nil` have their defaults.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// The options of a control that deletes an item.
    @preconcurrency @MainActor
    public struct DeleteOptions: AccessoryOptions {
        /// Whether the accessory is invisible. It keeps its room. The default is `false`.
        public var isHidden: Bool
        /// The width of the room for the accessory. The default is `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the accessory; `nil`, the default, for that of the system.
        public var tintColor: UIColor?
        /// The color of the circle; `nil`, the default, for that of the system.
        public var backgroundColor: UIColor?

        /// Creates options. Those that are `nil` have their defaults.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The options of a control that inserts an item.
    @preconcurrency @MainActor
    public struct InsertOptions: AccessoryOptions {
        /// Whether the accessory is invisible. It keeps its room. The default is `false`.
        public var isHidden: Bool
        /// The width of the room for the accessory. The default is `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the accessory; `nil`, the default, for that of the system.
        public var tintColor: UIColor?
        /// The color of the circle; `nil`, the default, for that of the system.
        public var backgroundColor: UIColor?

        /// Creates options. Those that are `nil` have their defaults.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The options of a circle that shows the selection.
    @preconcurrency @MainActor
    public struct MultiselectOptions: AccessoryOptions {
        /// Whether the accessory is invisible. It keeps its room. The default is `false`.
        public var isHidden: Bool
        /// The width of the room for the accessory. The default is `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the accessory; `nil`, the default, for that of the system.
        public var tintColor: UIColor?
        /// The color of the circle; `nil`, the default, for that of the system.
        public var backgroundColor: UIColor?

        /// Creates options. Those that are `nil` have their defaults.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The options of a chevron of an outline.
    @preconcurrency @MainActor
    public struct OutlineDisclosureOptions: AccessoryOptions {
        /// Whether the accessory is invisible. It keeps its room. The default is `false`.
        public var isHidden: Bool
        /// The width of the room for the accessory. The default is `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the accessory; `nil`, the default, for that of the system.
        public var tintColor: UIColor?
        /// The effect of a tap. The default is `.automatic`.
        public var style: Style

        /// The effects of a tap on the cell.
        public enum Style: Hashable, Sendable {
            /// `.header` for the header of a section, and `.cell` for others.
            case automatic
            /// A tap anywhere shows or hides the items inside. The item can't be selected.
            case header
            /// A tap on the chevron shows or hides the items inside, and one elsewhere selects the item.
            case cell
        }

        /// Creates options. Those that are `nil` have their defaults.
        public init(
            style: Style? = nil,
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.style = style ?? .automatic
        }
    }

    /// The options of a text.
    @preconcurrency @MainActor
    public struct LabelOptions: AccessoryOptions {
        /// Whether the accessory is invisible. It keeps its room. The default is `false`.
        public var isHidden: Bool
        /// The width of the room for the accessory. The default is `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the accessory; `nil`, the default, for that of the system.
        public var tintColor: UIColor?
        /// The font of the text. The default is that of the body style.
        public var font: UIFont {
            get { ownFont ?? .preferredFont(forTextStyle: .body) }
            set { ownFont = newValue }
        }
        /// Whether the font follows the preferred text size. The default is `true`.
        public var adjustsFontForContentSizeCategory: Bool
        private(set) var ownFont: UIFont?

        /// Creates options. Those that are `nil` have their defaults.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            font: UIFont? = nil,
            adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            ownFont = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }
    }

    /// The options of a grip.
    @preconcurrency @MainActor
    public struct ReorderOptions: AccessoryOptions {
        /// Whether the accessory is invisible. It keeps its room. The default is `false`.
        public var isHidden: Bool
        /// The width of the room for the accessory. The default is `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the accessory; `nil`, the default, for that of the system.
        public var tintColor: UIColor?
        /// Whether a line is before the grip if another accessory is there. The default is `true`.
        public var showsVerticalSeparator: Bool

        /// Creates options. Those that are `nil` have their defaults.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }
    }

    /// The options of a button with a menu.
    @preconcurrency @MainActor
    public struct PopUpMenuOptions: AccessoryOptions {
        /// Whether the accessory is invisible. It keeps its room. The default is `false`.
        public var isHidden: Bool
        /// The width of the room for the accessory. The default is `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the accessory; `nil`, the default, for that of the system.
        public var tintColor: UIColor?

        /// Creates options. Those that are `nil` have their defaults.
        public init(
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }
}
