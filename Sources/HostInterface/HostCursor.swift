/// The shape of the pointer. The raw values are the names of CSS cursors, which GDK accepts.
package enum HostCursor: String, Sendable {
    case arrow = "default"
    case pointingHand = "pointer"
    case text
    /// The shape over a text whose lines are vertical: a horizontal beam.
    case verticalText = "vertical-text"
    case horizontalResize = "ew-resize"
    case verticalResize = "ns-resize"
    case grab
    case grabbing
    /// No pointer.
    case hidden = "none"
}
