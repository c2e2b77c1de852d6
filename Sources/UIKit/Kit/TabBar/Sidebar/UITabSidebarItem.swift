import Foundation

/// The appearance of a row of a sidebar.
///
/// ```swift
/// func tabBarController(
///     _ tabBarController: UITabBarController,
///     sidebar: UITabBarController.Sidebar,
///     update item: UITabSidebarItem
/// ) {
///     var content = item.defaultContentConfiguration()
///     content.secondaryText = "12 songs"
///     item.contentConfiguration = content
/// }
/// ```
///
/// Rows have no accessories of the client's: their type belongs to collection views.
@preconcurrency @MainActor
open class UITabSidebarItem: NSObject, NSCopying {
    private let request: Request

    /// Creates the item that a row has by default.
    public init(request: Request) {
        self.request = request
        configurationState = UICellConfigurationState(traitCollection: .current)
        contentConfiguration = request.defaultContent
        backgroundConfiguration = request.defaultBackground
        super.init()
    }

    /// The tab or the action of the row.
    public var content: Content { request.content }

    /// The state of the row.
    public internal(set) var configurationState: UICellConfigurationState

    /// The content of the row.
    public var contentConfiguration: any UIContentConfiguration

    /// The background of the row.
    public var backgroundConfiguration: UIBackgroundConfiguration

    /// Returns the content that the row has by default, for its state.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        request.defaultContent.updated(for: configurationState)
    }

    /// Returns the background that the row has by default, for its state.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        request.defaultBackground.updated(for: configurationState)
    }

    /// Returns another item with the same values.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { () -> UITabSidebarItem in
            let copy = UITabSidebarItem(request: request)
            copy.configurationState = configurationState
            copy.contentConfiguration = contentConfiguration
            copy.backgroundConfiguration = backgroundConfiguration
            return copy
        }
    }
}
