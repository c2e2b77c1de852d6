import CoreGraphics

/// The input views of a screen, as the screen and its responders use them.
///
/// They are views, which are built on screens and responders.
@MainActor
protocol InputViewPresenting: AnyObject {
    /// Shows the views of a responder, or of the first one after it in the chain that has some.
    func show(for responder: UIResponder?)
    /// Shows the views of the first responder again.
    func reload()
    /// Returns the height of the part at the bottom of a view that the input views cover.
    func coveredHeight(of view: UIView) -> CGFloat
}

/// A screen that makes its input views.
@MainActor
protocol InputViewMaking: AnyObject {
    func makeInputViews() -> any InputViewPresenting
}
