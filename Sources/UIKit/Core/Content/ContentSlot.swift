import CoreGraphics

/// The content configuration of a cell or a header, and the view that shows it.
@MainActor
struct ContentSlot {
    private(set) var configuration: (any UIContentConfiguration)?
    private(set) var view: (any UIView & UIContentView)?

    /// Shows a configuration in a view. A present view for configurations of the type stays.
    ///
    /// - Returns: Whether there is another view than before.
    mutating func show(_ new: (any UIContentConfiguration)?, in holder: UIView) -> Bool {
        configuration = new
        guard let new else {
            defer { view = nil }
            view?.removeFromSuperview()
            return view != nil
        }
        if let view, view.supports(new) {
            view.configuration = new
            return false
        }
        view?.removeFromSuperview()
        let made = new.makeContentView()
        // The view is laid out by its frame, and its constraints are those of its own content.
        made.translatesAutoresizingMaskIntoConstraints = true
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        made.frame = holder.bounds
        holder.addSubview(made)
        view = made
        return true
    }
}
