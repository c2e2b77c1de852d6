import Foundation

/// An action with which the user launches the app: an entry of `UIApplicationShortcutItems` in its Info.plist.
///
/// On a desktop it is an action of the app's desktop entry, which passes the type of the item:
///
/// ```
/// [Desktop Action compose]
/// Name=New Message
/// Exec=mail --shortcut-item=org.example.compose
/// ```
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, NSCopying {
    /// The name by which the app knows the item.
    open var type: String { values.type }

    /// The title for the user.
    open var localizedTitle: String { values.title }

    /// The subtitle for the user; `nil` for none.
    open var localizedSubtitle: String? { values.subtitle }

    /// Values of the app; `nil` for none.
    open var userInfo: [String: any NSSecureCoding]? { values.userInfo }

    private let values: (type: String, title: String, subtitle: String?, userInfo: [String: any NSSecureCoding]?)

    /// Creates an item.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type, localizedTitle, subtitle: nil, userInfo: nil)
    }

    init(_ type: String, _ title: String, subtitle: String?, userInfo: [String: any NSSecureCoding]?) {
        values = (type, title, subtitle, userInfo)
        super.init()
    }

    /// Returns the item, which never changes.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
