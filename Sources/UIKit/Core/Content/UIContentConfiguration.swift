/// The content of a view and its appearance, as a value.
///
/// A configuration makes the view that shows it, and that view can show other configurations of the same type. So a
/// cell that is reused keeps its view.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Returns a new view that shows the configuration.
    func makeContentView() -> any UIView & UIContentView

    /// Returns the configuration for a state of the view, with the appearance that the client hasn't set itself.
    func updated(for state: any UIConfigurationState) -> Self
}
