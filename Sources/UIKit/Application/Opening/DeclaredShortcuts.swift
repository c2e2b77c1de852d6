import Foundation

/// The actions with which a user can launch the app, in its Info.plist.
@MainActor
struct DeclaredShortcuts {
    /// The option of the process that names the type of an item.
    private static let option = "--shortcut-item="

    private let entries: [[String: Any]]

    init(_ info: [String: Any]) {
        entries = info["UIApplicationShortcutItems"] as? [[String: Any]] ?? []
    }

    /// Returns the item that the arguments of the process name; `nil` if they name none that is declared.
    func item(in arguments: [String]) -> UIApplicationShortcutItem? {
        let types = arguments.filter { $0.hasPrefix(Self.option) }.map { String($0.dropFirst(Self.option.count)) }
        return types.last.flatMap { type in
            entries.first { $0["UIApplicationShortcutItemType"] as? String == type }.flatMap(Self.item)
        }
    }

    private static func item(_ entry: [String: Any]) -> UIApplicationShortcutItem? {
        guard let type = entry["UIApplicationShortcutItemType"] as? String,
            let title = entry["UIApplicationShortcutItemTitle"] as? String
        else { return nil }
        let userInfo = entry["UIApplicationShortcutItemUserInfo"] as? [String: Any]
        return UIApplicationShortcutItem(
            type,
            localized(title),
            subtitle: (entry["UIApplicationShortcutItemSubtitle"] as? String).map(localized),
            userInfo: userInfo?.compactMapValues(object)
        )
    }

    private static func localized(_ text: String) -> String {
        Bundle.main.localizedString(forKey: text, value: text, table: "InfoPlist")
    }

    /// Returns the object of Foundation for a value of a property list.
    private static func object(_ value: Any) -> (any NSSecureCoding)? {
        switch value {
        case let value as String: NSString(string: value)
        case let value as NSNumber: value
        case let value as Data: NSData(data: value)
        case let value as Date: NSDate(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
        case let value as [Any]: NSArray(array: value)
        case let value as [String: Any]: NSDictionary(dictionary: value)
        default: nil
        }
    }
}
