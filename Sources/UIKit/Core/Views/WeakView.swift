/// A view that is not retained.
struct WeakView {
    weak var view: UIView?
}
