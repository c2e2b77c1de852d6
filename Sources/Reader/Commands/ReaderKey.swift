/// A key with modifiers, by the names that all faces of the viewer share.
///
/// A letter in upper case is a character without a modifier.
package struct ReaderKey: Hashable, Sendable {
    package enum Base: Hashable, Sendable {
        case character(Character)
        case enter, tab, backspace, escape
        case up, down, left, right
        case home, end, pageUp, pageDown
        case insert, delete
        case function(Int)
    }

    package struct Modifiers: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        package static let shift = Modifiers(rawValue: 1)
        package static let alt = Modifiers(rawValue: 2)
        package static let control = Modifiers(rawValue: 4)
    }

    package var base: Base
    package var modifiers: Modifiers

    package init(_ base: Base, _ modifiers: Modifiers = []) {
        (self.base, self.modifiers) = (base, modifiers)
    }

    package init(_ character: Character, _ modifiers: Modifiers = []) {
        self.init(.character(character), modifiers)
    }

    /// Returns the key of a character with Control.
    package static func control(_ character: Character) -> ReaderKey { ReaderKey(character, .control) }

    /// The name of the key for people, as in "Ctrl+F".
    package var name: String {
        let parts = [
            modifiers.contains(.control) ? "Ctrl" : nil, modifiers.contains(.alt) ? "Alt" : nil,
            modifiers.contains(.shift) ? "Shift" : nil, modifiers.contains(.control) ? baseName.uppercased() : baseName,
        ]
        return parts.compactMap { $0 }.joined(separator: "+")
    }

    private var baseName: String {
        switch base {
        case .character(" "): "Space"
        case .character(let character): String(character)
        case .enter: "Enter"
        case .tab: "Tab"
        case .backspace: "Backspace"
        case .escape: "Esc"
        case .up: "↑"
        case .down: "↓"
        case .left: "←"
        case .right: "→"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "PgUp"
        case .pageDown: "PgDn"
        case .insert: "Ins"
        case .delete: "Del"
        case .function(let number): "F\(number)"
        }
    }
}
