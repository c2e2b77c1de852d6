/// The accessibility values of an object that apply unless the client sets others.
struct AccessibilityDefaults {
    var isElement = false
    var role = AccessibilityRole.text
    var label: String?
    var value: String?
    var traits = UIAccessibilityTraits.none
    /// The traits that follow from the state of the object. They are added to the traits that the client sets.
    var state = UIAccessibilityTraits.none
    /// Whether the user can interact with the object.
    var respondsToUserInteraction = false
    /// Whether the element stands for the texts inside it. Contents that the user can interact with follow as
    /// separate elements.
    var combinesContents = false
    /// The place of the object in a list; `nil` if it is in none.
    var listPlace: ListPlace?
}
