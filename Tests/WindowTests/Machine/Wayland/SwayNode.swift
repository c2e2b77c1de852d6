/// A node of the tree in which Sway has the screens and windows. The names of the properties are Sway's.
struct SwayNode: Decodable {
    struct Rectangle: Decodable {
        var x: Int
        var y: Int
        var width: Int
        var height: Int
    }

    var id: Int
    /// The title of a window.
    var name: String?
    var app_id: String?
    /// The identifier of the process that a window belongs to.
    var pid: Int?
    var focused: Bool
    /// The frame of a window, in points of the screen.
    var rect: Rectangle
    /// The frame of the content of a window, relative to that of the window.
    var window_rect: Rectangle
    var nodes: [SwayNode]
    var floating_nodes: [SwayNode]

    /// The windows in and below the node.
    var windows: [SwayNode] {
        (pid == nil ? [] : [self]) + (nodes + floating_nodes).flatMap(\.windows)
    }
}
