/// The side of a row on which it shows actions.
enum SwipeSide {
    case leading, trailing

    /// Whether the actions are on the right.
    func isRight(inRightToLeft isRightToLeft: Bool) -> Bool {
        (self == .trailing) != isRightToLeft
    }
}
