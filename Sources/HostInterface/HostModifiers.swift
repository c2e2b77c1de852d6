/// The modifier keys that are held down during an event.
package struct HostModifiers: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    package static let shift = HostModifiers(rawValue: 1 << 0)
    package static let control = HostModifiers(rawValue: 1 << 1)
    package static let alternate = HostModifiers(rawValue: 1 << 2)
    /// The key with the system's logo (Super or Meta).
    package static let command = HostModifiers(rawValue: 1 << 3)
    package static let capsLock = HostModifiers(rawValue: 1 << 4)
}
