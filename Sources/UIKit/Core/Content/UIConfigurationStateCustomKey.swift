/// The key of a client's own value in a configuration state.
///
/// ```swift
/// extension UIConfigurationStateCustomKey {
///     static let isUnread = UIConfigurationStateCustomKey("isUnread")
/// }
/// ```
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
