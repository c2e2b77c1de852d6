import Foundation

/// Keeps what the user has chosen for bars, in the defaults of the app.
enum BarCustomizationStore {
    private static func key(_ identifier: String) -> String { "UINavigationItem.customization." + identifier }

    /// The identifiers of the groups that the user wants to see in a bar; `nil` before a change.
    static subscript(identifier: String) -> [String]? {
        get { UserDefaults.standard.stringArray(forKey: key(identifier)) }
        set {
            if let newValue {
                UserDefaults.standard.set(newValue, forKey: key(identifier))
            } else {
                UserDefaults.standard.removeObject(forKey: key(identifier))
            }
        }
    }
}
