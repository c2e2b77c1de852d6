/// The kinds of elements that assistive technology tells apart whatever their traits.
enum AccessibilityRole: Equatable {
    case text, field, progress, row, menuItem
    /// A control that is on or off.
    case toggle(isOn: Bool)
}
