/// The methods of Foundation's classes that classes override, and that are in an extension on Linux.
///
/// These can't be overridden. A method that overrides one of them loses `override`, and is found in the table of its
/// class. `super.responds(to: selector)` in it would find the method again, so that it calls `_responds`.
enum ObjectHook {
    /// The selectors of the methods by their full names.
    static let selectors = [
        "observeValue(forKeyPath:of:change:context:)": "observeValueForKeyPath:ofObject:change:context:",
        "keyPathsForValuesAffectingValue(forKey:)": "keyPathsForValuesAffectingValueForKey:",
        "automaticallyNotifiesObservers(forKey:)": "automaticallyNotifiesObserversForKey:",
        "responds(to:)": "respondsToSelector:",
        "forwardingTarget(for:)": "forwardingTargetForSelector:",
        "getObjectValue(_:for:errorDescription:)": "getObjectValue:forString:errorDescription:",
        "getObjectValue(_:for:range:)": "getObjectValue:forString:range:error:",
    ]

    /// The methods whose own work has a name with an underscore.
    private static let overridden: Set = ["responds", "forwardingTarget", "getObjectValue"]

    /// Returns whether a member overrides one of the methods, and no superclass in the module does so before.
    static func isFirst(_ member: Member, of path: String, _ index: ModuleIndex) -> Bool {
        guard member.modifiers.contains("override"), !member.isStatic || !overridden.contains(member.name),
            selectors[member.fullName] != nil
        else { return false }
        return !index.hierarchy(from: path).dropFirst().contains { superclass in
            index.bodies(of: superclass).contains { $0.members.contains { $0.fullName == member.fullName } }
        }
    }

    /// The beginning of the name by which `super` is called in an override.
    static func superPrefix(of member: Member) -> String { overridden.contains(member.name) ? "_" : "" }
}

extension SourceText {
    /// Returns the edits that write a prefix before the name of a member after `super.` in the member itself.
    func prefixing(_ prefix: String, afterSuperIn member: Member) -> [Edit] {
        guard !prefix.isEmpty, let braces = member.braces else { return [] }
        var edits: [Edit] = []
        let word = Array("super.\(member.name)".utf8)
        var start = braces.lowerBound
        while let found = offset(of: word, in: start..<braces.upperBound) {
            start = found + word.count
            edits.append(Edit(insert: prefix, at: start - member.name.utf8.count))
        }
        return edits
    }
}
