import CoreGraphics

extension UICellAccessory {
    /// The options of a grip.
    @preconcurrency @MainActor
    public struct ReorderOptions {
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

        var common: Options {
            Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// The options of a button with a menu.
    @preconcurrency @MainActor
    public struct PopUpMenuOptions {
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
}
