/// A place among subviews, and for their layers among sublayers, some of which belong to no view.
@MainActor
enum SubviewPlace {
    /// In front of, or behind, everything, also layers that belong to no view.
    case front, back
    /// Directly behind a subview, or in front of everything if it is no subview.
    case below(UIView)
    /// Directly in front of a subview, or in front of everything if it is no subview.
    case above(UIView)
    /// Behind the subview that is at an index.
    case index(Int)

    /// Returns the index at which a view is inserted.
    func index(in views: [UIView]) -> Int {
        switch self {
        case .front: views.count
        case .back: 0
        case .below(let sibling): views.firstIndex { $0 === sibling } ?? views.count
        case .above(let sibling): views.firstIndex { $0 === sibling }.map { $0 + 1 } ?? views.count
        case .index(let index): min(max(index, 0), views.count)
        }
    }

    /// Returns the place for the layer of a view that is in its place, relative to another view or to all layers.
    func neighbor(of view: UIView, in views: [UIView]) -> SubviewPlace {
        switch self {
        case .front, .back: return self
        case .below(let sibling), .above(let sibling):
            return sibling !== view && views.contains { $0 === sibling } ? self : .front
        case .index:
            guard let position = views.firstIndex(where: { $0 === view }), position + 1 < views.count else {
                return .front
            }
            return .below(views[position + 1])
        }
    }
}
