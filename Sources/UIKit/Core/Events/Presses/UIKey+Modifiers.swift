extension UIKeyModifierFlags {
    /// The modifier keys that give another key another meaning. A lock of the keyboard doesn't.
    static let meaningful: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
}

extension UIKey {
    /// Whether no modifier key gives the key another meaning.
    var isUnmodified: Bool { modifierFlags.isDisjoint(with: .meaningful) }
}
