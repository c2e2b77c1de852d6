import CoreGraphics

/// An item that constraints can mention: a view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
    /// A reference to the item that does not retain it.
    var layoutReference: LayoutReference { get }
    /// The view itself, or the owning view of a guide.
    var layoutView: UIView? { get }
    /// Changes the set of active constraints that mention the item.
    func changeMentions(_ change: (inout LayoutMentions) -> Void)
    /// The item's box in an engine, or `nil` if no constraint there mentions the item.
    var layoutBox: LayoutBox? { get set }
    /// The name of the item in messages.
    var layoutName: String { get }
}

extension UIView: LayoutItem {
    var layoutReference: LayoutReference { ensureLayout().reference }

    var layoutView: UIView? { self }

    func changeMentions(_ change: (inout LayoutMentions) -> Void) { change(&ensureLayout().mentions) }

    var layoutBox: LayoutBox? {
        get { layoutRecord?.box }
        set { if newValue != nil || layoutRecord != nil { ensureLayout().box = newValue } }
    }
}

extension UILayoutGuide: LayoutItem {
    var layoutView: UIView? { owner }

    func changeMentions(_ change: (inout LayoutMentions) -> Void) { change(&mentions) }
}
