/// One side of a constraint: an attribute of an item, or how far one is from another. Does not retain the items.
///
/// A class, since to copy weak references would be the larger part of making a constraint.
@MainActor
final class LayoutOperand {
    private(set) weak var item: (any LayoutItem)?
    let attribute: NSLayoutConstraint.Attribute
    /// What the distance is measured from; `notAnAttribute` for no distance.
    private(set) weak var startItem: (any LayoutItem)?
    let startAttribute: NSLayoutConstraint.Attribute

    static let nothing = LayoutOperand(nil, .notAnAttribute)

    init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        startAttribute = .notAnAttribute
    }

    /// The distance from one position to another.
    init(from start: LayoutOperand, to end: LayoutOperand) {
        item = end.item
        attribute = end.attribute
        startItem = start.item
        startAttribute = start.attribute
    }

    var isDistance: Bool { startAttribute != .notAnAttribute }

    var kind: NSLayoutConstraint.Attribute.Kind { isDistance ? .size : attribute.kind }

    /// The class of the item's own anchor for the attribute, as messages name it.
    var anchorName: String {
        switch kind {
        case .none: "NSLayoutAnchor"
        case .horizontalPosition: "NSLayoutXAxisAnchor"
        case .verticalPosition: "NSLayoutYAxisAnchor"
        case .size: "NSLayoutDimension"
        }
    }

    func isSame(as other: LayoutOperand) -> Bool {
        item === other.item && attribute == other.attribute && startItem === other.startItem
            && startAttribute == other.startAttribute
    }
}
