/// The kinds of elements that assistive technology tells apart whatever their traits.
enum AccessibilityRole {
    case text, field, progress, row
}
