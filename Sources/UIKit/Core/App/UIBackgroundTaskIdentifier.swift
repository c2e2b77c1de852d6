/// The identifier of a background task, which is unique while the app runs.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The identifier of no task. Its raw value, 0, is unverified.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
