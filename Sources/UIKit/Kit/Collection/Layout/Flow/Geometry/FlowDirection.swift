/// The direction in which the content of a flow scrolls, across the lines.
enum FlowDirection: Hashable, Sendable {
    case vertical
    case horizontal
}
