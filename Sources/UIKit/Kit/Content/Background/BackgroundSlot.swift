/// The background configuration of a cell or a header, and the view that shows it.
@MainActor
struct BackgroundSlot {
    private(set) var configuration: UIBackgroundConfiguration?
    private(set) var view: BackgroundConfigurationView?

    /// Shows a configuration behind the other subviews of a view.
    mutating func show(_ new: UIBackgroundConfiguration?, in holder: UIView) {
        configuration = new
        guard let new else {
            view?.removeFromSuperview()
            return view = nil
        }
        if let view { return view.show(new) }
        let made = BackgroundConfigurationView(new)
        made.frame = holder.bounds
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        holder.insertSubview(made, at: 0)
        view = made
    }
}
