import CoreGraphics

extension UICellAccessory {
    /// The options of a chevron.
    @preconcurrency @MainActor
    public struct DisclosureIndicatorOptions {
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

        var common: Options {
            Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// The options of a checkmark.
    @preconcurrency @MainActor
    public struct CheckmarkOptions {
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

        var common: Options {
            Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// The options of a button with more about an item.
    @preconcurrency @MainActor
    public struct DetailOptions {
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

        var common: Options {
            Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// The options of a control that deletes an item.
    @preconcurrency @MainActor
    public struct DeleteOptions {
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

        func common(_ backgroundColor: UIColor?) -> Options {
            var options = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
            options.backgroundColor = backgroundColor
            return options
        }
    }

    /// The options of a control that inserts an item.
    @preconcurrency @MainActor
    public struct InsertOptions {
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

        func common(_ backgroundColor: UIColor?) -> Options {
            var options = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
            options.backgroundColor = backgroundColor
            return options
        }
    }

    /// The options of a circle that shows the selection.
    @preconcurrency @MainActor
    public struct MultiselectOptions {
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

        func common(_ backgroundColor: UIColor?) -> Options {
            var options = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
            options.backgroundColor = backgroundColor
            return options
        }
    }

    /// The options of a chevron of an outline.
    @preconcurrency @MainActor
    public struct OutlineDisclosureOptions {
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

        var common: Options {
            Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// The options of a text.
    @preconcurrency @MainActor
    public struct LabelOptions {
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

        var common: Options {
            Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }
}
