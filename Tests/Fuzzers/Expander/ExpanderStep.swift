import SeededRandom

/// An operation on a table whose rows unfold. Row numbers are taken modulo the number of rows, and
/// scrub numbers modulo the number of scrubs that began.
package enum ExpanderStep: Codable, Sendable {
    case toggle(Int)
    case set(Int, FuzzedLevel, animated: Bool)
    case setAll([Int], FuzzedLevel, animated: Bool)
    case expandAll(animated: Bool)
    case collapseAll(animated: Bool)
    /// The distance from the top of the screen in points.
    case tap(Int)
    case scrub(Int, FuzzedLevel?)
    case catchRow(Int)
    case progress(Int, percent: Int)
    /// The velocity in tenths of the distance per second.
    case endScrub(Int, velocity: Int)
    case cancelScrub(Int)
    /// Releases the scrub without ending it.
    case dropScrub(Int)
    case touch(Int)
    case touchMove(Int)
    case touchUp
    case touchCancel
    case pinch(Int, from: Int, to: Int)
    case key(Int)
    case saveState
    case restoreState
    case takeSnapshot
    case restoreSnapshot
    case prune
    case edit([TableEdit], animated: Bool)
    /// Makes an edit that keeps the visible rows in place.
    case keepPlace(TableEdit)
    case reloadData
    case scroll(to: Int, animated: Bool)
    case scrollToRow(Int, position: Int, animated: Bool)
    case fling(Int)
    case showRow(Int, position: Int, animated: Bool)
    case deliverDetails
    case replaceDetails
    /// The duration in milliseconds.
    case advance(Int)
    case settle
    case measureAhead
    case leaveWindow
    case returnToWindow
    case setWidth(Int)
    case setTextSize(Int)
    case react(ExpanderReaction)

    init(using generator: inout SeededGenerator) {
        let (row, other, isAnimated) = (generator.below(64), generator.below(64), generator.below(3) > 0)
        let level = FuzzedLevel.allCases[generator.below(3)]
        switch generator.below(64) {
        case 0..<6: self = .toggle(row)
        case 6..<9: self = .set(row, level, animated: isAnimated)
        case 9: self = .setAll([row, other, generator.below(64)], level, animated: isAnimated)
        case 10: self = .expandAll(animated: isAnimated)
        case 11: self = .collapseAll(animated: isAnimated)
        case 12, 13: self = .tap(row * 7)
        case 14..<17: self = .scrub(row, isAnimated ? nil : level)
        case 17: self = .catchRow(row)
        case 18..<21: self = .progress(other, percent: generator.below(14) * 10 - 20)
        case 21, 22: self = .endScrub(other, velocity: generator.below(60) - 30)
        case 23: self = .cancelScrub(other)
        case 24: self = .dropScrub(other)
        case 25: self = .touch(row * 7)
        case 26: self = .touchMove(generator.below(200) - 100)
        case 27: self = .touchUp
        case 28: self = generator.below(3) == 0 ? .touchCancel : .pinch(row * 7, from: row, to: other)
        case 29: self = .key(generator.below(7))
        case 30: self = .saveState
        case 31: self = .restoreState
        case 32: self = .takeSnapshot
        case 33: self = .restoreSnapshot
        case 34: self = .prune
        case 35..<39:
            let edits = (0...generator.below(3)).map { _ in TableEdit(using: &generator) }
            self = .edit(edits, animated: isAnimated)
        case 39: self = .keepPlace(TableEdit(using: &generator))
        case 40: self = .reloadData
        case 41, 42: self = .scroll(to: generator.below(900), animated: !isAnimated)
        case 43: self = .scrollToRow(row, position: generator.below(4), animated: !isAnimated)
        case 44: self = .fling(generator.below(600) - 300)
        case 45: self = .showRow(row, position: generator.below(4), animated: isAnimated)
        case 46: self = .deliverDetails
        case 47: self = generator.below(3) == 0 ? .replaceDetails : .deliverDetails
        case 48..<51: self = .advance(generator.below(500))
        case 51..<55: self = .settle
        case 55: self = .measureAhead
        case 56: self = .leaveWindow
        case 57: self = .returnToWindow
        case 58: self = .setWidth(generator.below(2) == 0 ? 320 : 240)
        case 59: self = .setTextSize(generator.below(4))
        default: self = .react(ExpanderReaction(using: &generator))
        }
    }
}
