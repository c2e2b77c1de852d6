extension NibSource {
    /// The edges that an `extendedEdge` element names.
    var edges: UIRectEdge {
        let names: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
        return names.reduce(into: []) { if element[$1.0] == "YES" { $0.formUnion($1.1) } }
    }
}
