import CoreGraphics

/// What constraints are about: a view, or a guide.
@MainActor
protocol LayoutItem: AnyObject {
    /// What refers to the item without retaining it.
    var layoutReference: LayoutReference { get }
    /// The view itself, or the one that a guide is in.
    var layoutView: UIView? { get }
    /// Changes which active constraints mention the item.
    func changeMentions(_ change: (inout LayoutMentions) -> Void)
    /// The item in an engine; `nil` while no constraint there mentions it.
    var layoutBox: LayoutBox? { get set }
    /// How messages name the item.
    var layoutName: String { get }
}

extension UIView: LayoutItem {
    var layoutReference: LayoutReference { ensureLayout().reference }

    var layoutView: UIView? { self }

    func changeMentions(_ change: (inout LayoutMentions) -> Void) { change(&ensureLayout().mentions) }

    var layoutBox: LayoutBox? {
        get { storage.layout?.box }
        set { if newValue != nil || storage.layout != nil { ensureLayout().box = newValue } }
    }
}

extension UILayoutGuide: LayoutItem {
    var layoutView: UIView? { owner }

    func changeMentions(_ change: (inout LayoutMentions) -> Void) { change(&mentions) }
}
