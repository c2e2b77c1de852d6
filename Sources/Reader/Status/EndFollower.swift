/// Whether the table stays at its end when rows are added there. It does while the user has moved to the end.
package struct EndFollower: Equatable {
    package private(set) var staysAtEnd: Bool
    /// Whether a key or a command moves the content, which counts as a move of the user's when it ends.
    private var isMoving = false

    package init(staysAtEnd: Bool) {
        self.staysAtEnd = staysAtEnd
    }

    /// The content moved.
    package mutating func contentDidScroll(byUser: Bool, isAtEnd: Bool) {
        if byUser { staysAtEnd = isAtEnd }
    }

    /// A key or a command begins to move the content to another place.
    package mutating func beginMove() {
        staysAtEnd = false
        isMoving = true
    }

    /// The movement ended.
    package mutating func endMove(isAtEnd: Bool) {
        if isMoving { staysAtEnd = isAtEnd }
        isMoving = false
    }

    /// A command moves the content to the end.
    package mutating func moveToEnd() {
        staysAtEnd = true
        isMoving = false
    }

    /// The user makes another row the current one. The table stays at its end with the last one.
    package mutating func currentRowDidMove(isLast: Bool) {
        (staysAtEnd, isMoving) = (isLast, false)
    }

    /// The user unfolds or folds a row, which then stays where it is.
    package mutating func rowDidToggle() {
        staysAtEnd = false
    }
}
