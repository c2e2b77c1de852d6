import CoreGraphics

/// What constraints are about: a view, or a guide.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view itself, or the one that a guide is in.
    var layoutView: UIView? { get }
    /// The active constraints that mention the item.
    var mentions: LayoutMentions { get set }
    /// The item in an engine; `nil` while no constraint there mentions it.
    var layoutBox: LayoutBox? { get set }
    /// How messages name the item.
    var layoutName: String { get }
}

extension UIView: LayoutItem {
    var layoutView: UIView? { self }

    var mentions: LayoutMentions {
        get { storage.layout?.mentions ?? LayoutMentions() }
        set { ensureLayout().mentions = newValue }
    }

    var layoutBox: LayoutBox? {
        get { storage.layout?.box }
        set { ensureLayout().box = newValue }
    }
}

extension UILayoutGuide: LayoutItem {
    var layoutView: UIView? { owningView }
}
