/// A command of the viewer in a terminal.
enum ViewerCommand: Hashable, Sendable {
    /// Moves the current row.
    case step(Int)
    /// Moves by screens; 0.5 is half of one.
    case page(Double)
    case first, last
    /// Moves to the next or the previous row of the same group.
    case sibling(forward: Bool)
    case parent
    case toggle
    /// Folds the row, or goes to the one around it.
    case fold
    /// Unfolds the row, or goes to the first one inside it.
    case unfold
    case level(Int)
    /// Shows the lines of the file, or its rows again.
    case toggleLines
    case openBar(Bar)
    case find(forward: Bool)
    case severity(isError: Bool, forward: Bool)
    /// Shows more or fewer of the columns, or of long rows, on the left.
    case shift(forward: Bool)
    case copy(CopyKind)
    /// Waits for the key that says what is copied.
    case beginCopy
    case follow
    case wrap
    case nextFile(forward: Bool)
    case edit
    case help
    /// Stops work and closes what is open.
    case cancel
    case close, quit
    case suspend, repaint
    /// Stops work, or ends the program.
    case interrupt

    /// A line in which the user writes.
    enum Bar: Hashable, Sendable {
        case find, filter, line
    }

    enum CopyKind: Hashable, Sendable {
        case value, key, path, brackets
    }
}
