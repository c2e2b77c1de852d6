/// The movement of a scroll view's content, and whether the delegate knows of it.
///
/// A movement comes to its end only by being replaced, be it by no movement. Then the delegate has to be told of the
/// end of a movement of whose beginning it was told, and of no other.
struct CurrentMovement {
    /// The movement. Setting it changes its values, and doesn't begin another one.
    var kind = ScrollMovement.none
    /// The number of the movement. It distinguishes the movement from others that a delegate begins in a callback.
    private(set) var number = 0
    private var isTold = false

    /// Begins another movement.
    ///
    /// - Returns: The movement whose end the delegate has to be told of.
    mutating func replace(with next: ScrollMovement) -> ScrollMovement {
        let ended = isTold ? kind : .none
        kind = next
        number += 1
        // An animation has no beginning to be told: code has asked for it.
        if case .animating = next { isTold = true } else { isTold = false }
        return ended
    }

    /// Records that the delegate is told of the beginning.
    mutating func tell() { isTold = true }
}
