/// The keys that change the value of a control that has the focus.
///
/// The vertical arrows are not among them: they lead to the controls above and below.
enum AdjustingKey {
    /// The arrows, in the direction in which values increase and decrease.
    case increase, decrease
    /// The Home and End keys.
    case first, last

    /// Returns the meaning of a press without modifiers; `nil` for all other keys.
    @MainActor
    init?(_ press: UIPress, isRightToLeft: Bool) {
        guard let key = press.key, key.isUnmodified else { return nil }
        switch key.keyCode {
        case .keyboardRightArrow: self = isRightToLeft ? .decrease : .increase
        case .keyboardLeftArrow: self = isRightToLeft ? .increase : .decrease
        case .keyboardHome: self = .first
        case .keyboardEnd: self = .last
        default: return nil
        }
    }
}
