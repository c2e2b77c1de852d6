/// Where `UIScrollView.delegate` is declared.
///
/// `UITableView.delegate` has another type, and Swift lets no subclass override a property with another type. One that a
/// protocol extension declares can be hidden by a subclass's own, though; such a protocol has to be as public as the
/// property, so it is the one public name here that Apple lacks.
@preconcurrency @MainActor
public protocol _UIScrollViewDelegateHolding: AnyObject {}

extension _UIScrollViewDelegateHolding where Self: UIScrollView {
    /// Hears how the view moves. Not retained; `nil` at first.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
