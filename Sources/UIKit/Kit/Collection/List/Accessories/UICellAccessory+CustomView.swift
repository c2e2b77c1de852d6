import CoreGraphics

extension UICellAccessory {
    /// A view of the client's, and its place.
    @preconcurrency @MainActor
    public struct CustomViewConfiguration: AccessoryOptions {
        public let customView: UIView
        public let placement: Placement
        /// Whether the view is invisible. It keeps its room. The default is `false`.
        public var isHidden: Bool
        /// The width of the room for the view. The default is `.standard`.
        public var reservedLayoutWidth: LayoutDimension
        /// The tint color of the view; `nil`, the default, for that of the cell.
        public var tintColor: UIColor?
        /// Whether the view keeps its size. By default it is as large as its content wants.
        public var maintainsFixedSize: Bool

        /// Creates the description of a view. Options that are `nil` have their defaults.
        public init(
            customView: UIView,
            placement: Placement,
            isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
        ) {
            (self.customView, self.placement) = (customView, placement)
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }

    /// The end of the cell at which a view of the client's is, and its place among the other accessories there.
    @preconcurrency @MainActor
    public enum Placement {
        /// Returns the place for the accessories that are there, in their order from the leading to the trailing edge.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        /// Before the content, by default next to it.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// After the content, by default next to it.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// Returns the place before an accessory, or the first one if that is not there.
        public static func position(before accessory: UICellAccessory) -> Position {
            { accessories in accessories.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
        }

        /// Returns the place after an accessory, or the last one if that is not there.
        public static func position(after accessory: UICellAccessory) -> Position {
            { accessories in
                accessories.firstIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 }
                    ?? accessories.count
            }
        }

        var isLeading: Bool { if case .leading = self { true } else { false } }

        var displayed: DisplayedState {
            switch self {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        }

        var position: Position {
            switch self {
            case .leading(_, let position), .trailing(_, let position): position
            }
        }
    }
}
