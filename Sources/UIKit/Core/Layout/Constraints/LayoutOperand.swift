/// One side of a constraint: an attribute of an item, or the distance between two attributes.
///
/// It does not retain the items. It is a class so that an anchor and the constraints made from it share one object.
@MainActor
final class LayoutOperand {
    private let reference: LayoutReference?
    let attribute: NSLayoutConstraint.Attribute
    private let start: LayoutReference?
    /// The attribute from which the distance is measured, or `notAnAttribute` if the operand is not a distance.
    let startAttribute: NSLayoutConstraint.Attribute

    static let nothing = LayoutOperand(nil, .notAnAttribute)

    init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
        reference = item?.layoutReference
        self.attribute = attribute
        start = nil
        startAttribute = .notAnAttribute
    }

    /// Creates the distance from one position to another.
    init(from start: LayoutOperand, to end: LayoutOperand) {
        reference = end.reference
        attribute = end.attribute
        self.start = start.reference
        startAttribute = start.attribute
    }

    var item: (any LayoutItem)? { reference?.item }
    var startItem: (any LayoutItem)? { start?.item }

    var isDistance: Bool { startAttribute != .notAnAttribute }

    var kind: NSLayoutConstraint.Attribute.Kind { isDistance ? .size : attribute.kind }

    /// The name of the class of the item's own anchor for the attribute, for messages.
    var anchorName: String {
        switch kind {
        case .none: "NSLayoutAnchor"
        case .horizontalPosition: "NSLayoutXAxisAnchor"
        case .verticalPosition: "NSLayoutYAxisAnchor"
        case .size: "NSLayoutDimension"
        }
    }

    func isSame(as other: LayoutOperand) -> Bool {
        reference === other.reference && attribute == other.attribute && start === other.start
            && startAttribute == other.startAttribute
    }
}
