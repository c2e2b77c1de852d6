import Foundation

/// A closure that returns the controller of a preview. It is called for a menu that a finger opens.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// A closure that returns a menu. The argument has the elements that the system suggests: none on the desktop.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// The contents of a context menu.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// The identifier of the menu. By default a unique one.
    open var identifier: any NSCopying { storedIdentifier }

    /// The identifiers of the other items that the menu is for. By default there are none.
    ///
    /// A menu that a finger opens shows up to three of them behind its preview, if the delegate returns previews for
    /// them. It asks for those whose identifiers are objects that can be copied, or values that Foundation has such
    /// objects for, such as strings and numbers.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []

    /// The number in the badge of the preview. A number below 2 hides the badge. By default it is the number of items:
    /// 1 and that of the secondary ones.
    open var badgeCount: Int {
        get { ownBadgeCount ?? secondaryItemIdentifiers.count + 1 }
        set { ownBadgeCount = newValue }
    }

    /// The orders of the elements of a menu. The raw values are Apple's.
    public enum ElementOrder: Int, Sendable {
        /// The order that the system prefers: on the desktop that of the menu.
        case automatic = 0
        /// The first element is next to what the menu is for, also in a menu above it.
        case priority = 1
        /// The order of the menu, from top to bottom.
        case fixed = 2
    }

    /// The order of the elements. `.automatic` by default.
    open var preferredMenuElementOrder = ElementOrder.automatic

    private let storedIdentifier: any NSCopying
    private let previewProvider: UIContextMenuContentPreviewProvider?
    private let actionProvider: UIContextMenuActionProvider?
    private var ownBadgeCount: Int?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: A value that identifies the menu; `nil` for a unique one.
    ///   - previewProvider: Returns the controller of a preview. It is called for a menu that a finger opens.
    ///   - actionProvider: Returns the menu. Without one, no menu opens.
    public init(
        identifier: (any NSCopying)? = nil,
        previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        storedIdentifier = identifier ?? NSString(string: UUID().uuidString)
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }

    /// Returns the controller of the preview; `nil` if there is none.
    func makePreviewController() -> UIViewController? { previewProvider?() }

    /// The identifiers of the secondary items as objects, in an order that doesn't change from run to run.
    var secondaryIdentifiers: [any NSCopying] {
        secondaryItemIdentifiers.sorted { "\($0)" < "\($1)" }.compactMap { identifier in
            if let object = identifier.base as? any NSCopying { return object }
            return (identifier.base as? any _ObjectiveCBridgeable)?._bridgeToObjectiveC() as? any NSCopying
        }
    }

    /// Returns the menu; `nil` if there is none or it is empty.
    ///
    /// - Parameter screen: The screen that is going to show the menu.
    func makeMenu(on screen: UIScreen) -> UIMenu? {
        guard let menu = actionProvider?([]), !MenuRow.rows(of: menu, on: screen).isEmpty else { return nil }
        return menu
    }
}
