/// What an object is to assistive technology as long as nobody says otherwise.
struct AccessibilityDefaults {
    var isElement = false
    var label: String?
    var value: String?
    var traits = UIAccessibilityTraits.none
    /// What the state of the object adds to its traits, whatever was said of them.
    var state = UIAccessibilityTraits.none
    /// Whether a person operates it, and does not only read it.
    var isOperated = false
    /// Whether the element stands for the texts inside it, while what a person operates there follows as elements of its
    /// own.
    var sumsUpContents = false
}
