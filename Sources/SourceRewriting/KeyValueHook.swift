/// The methods of `NSObject` by which classes take part in key-value observing.
///
/// They are in an extension on Linux, which can't be overridden. A method that overrides one of them loses `override`,
/// and is found in the table of its class.
enum KeyValueHook {
    /// The selectors of the methods by their full names.
    static let selectors = [
        "observeValue(forKeyPath:of:change:context:)": "observeValueForKeyPath:ofObject:change:context:",
        "keyPathsForValuesAffectingValue(forKey:)": "keyPathsForValuesAffectingValueForKey:",
        "automaticallyNotifiesObservers(forKey:)": "automaticallyNotifiesObserversForKey:",
    ]

    /// Returns whether a member overrides one of the methods, and no superclass in the module does so before.
    static func isFirst(_ member: Member, of path: String, _ index: ModuleIndex) -> Bool {
        guard member.modifiers.contains("override"), selectors[member.fullName] != nil else { return false }
        return !index.hierarchy(from: path).dropFirst().contains { superclass in
            index.bodies(of: superclass).contains { $0.members.contains { $0.fullName == member.fullName } }
        }
    }
}
