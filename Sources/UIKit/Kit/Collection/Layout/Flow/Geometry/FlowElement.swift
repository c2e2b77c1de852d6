/// An element of a flow.
enum FlowElement: Hashable, Sendable {
    case header(section: Int)
    case item(Int, section: Int)
    case footer(section: Int)
}
