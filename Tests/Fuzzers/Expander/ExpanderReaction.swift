import SeededRandom

/// A client's action in one of its callbacks, the next time that the callback is called.
package struct ExpanderReaction: Codable, Sendable {
    package enum Callback: String, Codable, CaseIterable, Sendable {
        case identity, group, locate, apply, fitsFolded, makeDetail, updateRows, onChange
        case cellForRow, heightForRow, willDisplay, didEndDisplaying, didScroll
    }

    /// Row numbers are taken modulo the number of rows.
    package enum Action: Codable, Sendable {
        case toggle(Int)
        case set(Int, FuzzedLevel, animated: Bool)
        case collapseAll
        case restoreState
        case prune
        case scrub(Int)
        case endScrub
        case cancelScrub
        case showRow(Int)
        case layOut
        case ask
        case setScope
        case replaceDetails
        case leaveWindow

        init(using generator: inout SeededGenerator) {
            let row = generator.below(64)
            self =
                switch generator.below(18) {
                case 0...3: .toggle(row)
                case 4...6: .set(row, FuzzedLevel.allCases[generator.below(3)], animated: generator.below(2) == 0)
                case 7: .collapseAll
                case 8: .restoreState
                case 9: .prune
                case 10: .scrub(row)
                case 11: .endScrub
                case 12: .cancelScrub
                case 13: .showRow(row)
                case 14: .layOut
                case 15: .ask
                case 16: .setScope
                default: .replaceDetails
                }
        }
    }

    package var callback: Callback
    /// The number of calls to skip.
    package var after: Int
    package var action: Action

    package init(callback: Callback, after: Int, action: Action) {
        self.callback = callback
        self.after = after
        self.action = action
    }

    init(using generator: inout SeededGenerator) {
        callback = Callback.allCases[generator.below(Callback.allCases.count)]
        after = generator.below(2) == 0 ? 0 : generator.below(8)
        action = Action(using: &generator)
    }
}
