import CoreGraphics

/// An item that constraints can mention: a view or a layout guide.
///
/// Constraints know views and guides, whose interfaces name constraints, by this protocol alone.
@preconcurrency @MainActor
protocol LayoutItem: AnyObject {
    /// A reference to the item that does not retain it.
    var layoutReference: LayoutReference { get }
    /// The superview of a view, or the owning view of a guide.
    var superitem: (any LayoutItem)? { get }
    /// The view itself, or the owning view of a guide. Its class is known only to layout.
    var layoutHost: AnyObject? { get }
    /// Whether the item is a view.
    var isView: Bool { get }
    /// The name of the item in messages.
    var layoutName: String { get }
    /// The item's box in an engine, or `nil` if no constraint there mentions the item.
    var boxRecord: BoxRecord? { get set }

    /// Returns the line height of the text whose baseline is an attribute of the item, or `nil` if there is none.
    func lineHeight(at baseline: NSLayoutConstraint.Attribute) -> CGFloat?
    /// Changes the set of active constraints that mention the item.
    func changeMentions(_ change: (inout LayoutMentions) -> Void)
    /// Activates a constraint that mentions the item on its first side, in the nearest view around all its items.
    func activate(_ constraint: NSLayoutConstraint)
    /// Deactivates a constraint that this view holds.
    func deactivate(_ constraint: NSLayoutConstraint)
}

/// The representation of an item in a layout engine, which subclasses it.
@MainActor
class BoxRecord {}

/// The state of a constraint in a layout engine, which subclasses it.
@MainActor
class InstallationRecord {
    /// Called after the constant of the constraint has changed.
    func constantDidChange(of constraint: NSLayoutConstraint) {}
    /// Called after the priority of the constraint has changed.
    func priorityDidChange(of constraint: NSLayoutConstraint) {}
}
