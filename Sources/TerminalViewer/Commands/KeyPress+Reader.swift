import Reader
import Terminal

extension KeyPress {
    /// The key by the name that all faces share; `nil` for one that no command has.
    var readerKey: ReaderKey? {
        let modifiers = [(KeyModifiers.shift, ReaderKey.Modifiers.shift), (.alt, .alt), (.control, .control)]
            .reduce(into: ReaderKey.Modifiers()) { if self.modifiers.contains($1.0) { $0.insert($1.1) } }
        return base.map { ReaderKey($0, modifiers) }
    }

    private var base: ReaderKey.Base? {
        switch key {
        case .character(let character): .character(character)
        case .enter: .enter
        case .tab: .tab
        case .backspace: .backspace
        case .escape: .escape
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        case .home: .home
        case .end: .end
        case .pageUp: .pageUp
        case .pageDown: .pageDown
        case .insert: .insert
        case .delete: .delete
        case .begin: nil
        case .function(let number): .function(number)
        }
    }
}
