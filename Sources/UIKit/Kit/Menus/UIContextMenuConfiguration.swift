import Foundation

/// A closure that returns the controller of a preview. A desktop's menu has no preview, so it isn't called.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// A closure that returns a menu. The argument has the elements that the system suggests: none on the desktop.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// The contents of a context menu.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// The identifier of the menu. By default a unique one.
    open var identifier: any NSCopying { storedIdentifier }

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
    private let actionProvider: UIContextMenuActionProvider?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: A value that identifies the menu; `nil` for a unique one.
    ///   - previewProvider: Returns the controller of a preview. It isn't called on the desktop.
    ///   - actionProvider: Returns the menu. Without one, no menu opens.
    public init(
        identifier: (any NSCopying)? = nil,
        previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        storedIdentifier = identifier ?? NSString(string: UUID().uuidString)
        self.actionProvider = actionProvider
    }

    /// Returns the menu; `nil` if there is none or it is empty.
    ///
    /// - Parameter screen: The screen that is going to show the menu.
    func makeMenu(on screen: UIScreen) -> UIMenu? {
        guard let menu = actionProvider?([]), !MenuRow.rows(of: menu, on: screen).isEmpty else { return nil }
        return menu
    }
}
