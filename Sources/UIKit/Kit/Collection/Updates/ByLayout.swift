/// The animation of a change in a collection view, which the layout determines.
struct ByLayout: Hashable, Sendable {}
