/// One side of a constraint: an attribute of an item, or how far one is from another. Does not retain the items.
struct LayoutOperand {
    weak var item: (any LayoutItem)?
    var attribute: NSLayoutConstraint.Attribute
    /// What the distance is measured from; `notAnAttribute` for no distance.
    weak var startItem: (any LayoutItem)?
    var startAttribute = NSLayoutConstraint.Attribute.notAnAttribute

    static var nothing: LayoutOperand { LayoutOperand(nil, .notAnAttribute) }

    init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }

    /// The distance from one position to another.
    init(from start: LayoutOperand, to end: LayoutOperand) {
        self.init(end.item, end.attribute)
        startItem = start.item
        startAttribute = start.attribute
    }

    var isDistance: Bool { startAttribute != .notAnAttribute }

    var kind: NSLayoutConstraint.Attribute.Kind { isDistance ? .size : attribute.kind }

    func isSame(as other: LayoutOperand) -> Bool {
        item === other.item && attribute == other.attribute && startItem === other.startItem
            && startAttribute == other.startAttribute
    }
}
