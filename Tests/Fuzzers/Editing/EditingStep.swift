import SeededRandom

/// An operation of a user or of the app on a table whose rows can be edited. The numbers of rows are taken modulo their
/// count, and places are in points of the table's height.
package enum EditingStep: Codable, Sendable {
    case setEditing(Bool, animated: Bool)
    /// Moves a finger sideways over a row, and lifts it.
    case swipe(y: Int, by: Int)
    case tap(x: Int, y: Int)
    /// Clicks a row while keys are held.
    case click(y: Int, shift: Bool, control: Bool)
    /// Puts a finger on the controls that move rows, or two on the rows, unless they are down already.
    case touchDown(y: Int, fingers: Int)
    case touchMove(y: Int)
    case touchUp
    case touchCancel
    /// Makes edits of the data in one update, while anything else may be going on.
    case batch([TableEdit])
    case select(Int)
    case reloadData
    /// Pulls the content down for a refresh.
    case pull(Int)
    case endRefreshing
    case scroll(to: Int, animated: Bool)
    /// The duration in milliseconds.
    case advance(Int)
    case settle

    init(using generator: inout SeededGenerator) {
        let (x, y, isOn) = (generator.below(320), generator.below(480), generator.below(2) == 0)
        switch generator.below(32) {
        case 0...2: self = .setEditing(isOn, animated: generator.below(3) > 0)
        case 3...6: self = .swipe(y: y, by: generator.below(600) - 300)
        case 7...9: self = .tap(x: x, y: y)
        case 10: self = .tap(x: generator.below(2) == 0 ? 28 : 295, y: y)
        case 11, 12: self = .click(y: y, shift: isOn, control: generator.below(2) == 0)
        case 13...15: self = .touchDown(y: y, fingers: isOn ? 1 : 2)
        case 16...19: self = .touchMove(y: y)
        case 20, 21: self = .touchUp
        case 22: self = isOn ? .touchCancel : .reloadData
        case 23...25: self = .batch((0..<generator.below(3)).map { _ in TableEdit(using: &generator) })
        case 26: self = .select(y)
        case 27: self = isOn ? .pull(generator.below(300)) : .endRefreshing
        case 28: self = .scroll(to: generator.below(1000), animated: isOn)
        case 29, 30: self = .advance(generator.below(400))
        default: self = .settle
        }
    }
}
