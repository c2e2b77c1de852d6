/// The shape of the pointer. The raw values are the names of CSS cursors, which GDK accepts.
package enum HostCursor: String, Sendable {
    case arrow = "default"
    case pointingHand = "pointer"
    case text
    case horizontalResize = "ew-resize"
    case verticalResize = "ns-resize"
    case grab
    case grabbing
}
