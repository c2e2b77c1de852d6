/// A command of a reader. Each acts on the current row, or on the page around it.
package enum ReaderCommand: Hashable, Sendable {
    // MARK: Moving

    /// Moves the current row.
    case step(Int)
    /// Moves the current row, and selects those on the way from where it was.
    case extend(Int)
    /// Moves by screens; 0.5 is half of one.
    case page(Double)
    case first, last
    /// Moves to the next or the previous row of the same group.
    case sibling(forward: Bool)
    case parent
    /// Goes to the place before a jump, or after it.
    case history(forward: Bool)
    /// Shows more or fewer of the columns, or of long rows, on the left.
    case shift(forward: Bool)
    case follow

    // MARK: Unfolding

    case toggle
    /// Folds the row, or goes to the one around it.
    case fold
    /// Unfolds the row, or goes to the first one inside it.
    case unfold
    case level(Int)
    case unfoldInside, unfoldSiblings, foldSiblings
    /// Unfolds all rows, and the texts of rows that have one.
    case unfoldAll
    /// Shows only what is inside the row.
    case showOnly
    /// Shows again what is around it.
    case showAround
    /// Shows the lines of the file, or its rows again.
    case toggleLines
    case wrap

    // MARK: Finding

    case openBar(Bar)
    case find(forward: Bool)
    case severity(isError: Bool, forward: Bool)
    /// Shows only the records with the value of the row, or only those without it.
    case filterByValue(excludes: Bool)
    /// Shows more or fewer rows around those that meet the condition.
    case context(Int)

    // MARK: Passing on

    case copy(CopyKind)
    /// Waits for the key that says what is copied.
    case beginCopy
    /// Ends the program and writes something of the current row.
    case leave(CopyKind)
    case edit

    // MARK: The program

    case nextFile(forward: Bool)
    case toggleMouse
    case help
    /// Stops work and closes what is open.
    case cancel
    case close, quit
    case suspend, repaint
    /// Stops work, or ends the program.
    case interrupt

    /// A line in which the user writes.
    package enum Bar: Hashable, Sendable, CaseIterable {
        case find, filter, line, path, sort, columns, save
    }

    /// A part of a row that is copied.
    package enum CopyKind: Hashable, Sendable {
        /// The value as it is in the file.
        case value
        /// The text of a string, without quotation marks and escapes.
        case text
        case key, path, brackets
        /// The selected records, their cells between tabs.
        case table
    }
}
