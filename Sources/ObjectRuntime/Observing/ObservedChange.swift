import Foundation

/// A change of a property, on its way to an observer.
struct ObservedChange {
    /// The value of a property, which may be `nil`.
    struct Content {
        var value: Any?
    }

    var kind = NSKeyValueChange.setting
    /// The new value; `nil` if the observer doesn't ask for it.
    var new: Content?
    /// The old value; `nil` if the observer doesn't ask for it.
    var old: Content?
    var indexes: IndexSet?
    var isPrior = false

    /// The change as a dictionary, in which `NSNull` stands for `nil`.
    var dictionary: [NSKeyValueChangeKey: Any] {
        var dictionary: [NSKeyValueChangeKey: Any] = [.kindKey: kind.rawValue]
        if let new { dictionary[.newKey] = new.value ?? NSNull() }
        if let old { dictionary[.oldKey] = old.value ?? NSNull() }
        if let indexes { dictionary[.indexesKey] = indexes }
        if isPrior { dictionary[.notificationIsPriorKey] = true }
        return dictionary
    }
}
