import Foundation

/// An interaction that makes its view a destination of drags.
///
/// ```swift
/// view.addInteraction(UIDropInteraction(delegate: self))
/// ```
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    /// The view that owns the interaction.
    open private(set) weak var view: UIView?

    /// The object that takes the items. It is not retained.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?

    /// Whether the view may be the destination of several drags at the same time. The default is `false`.
    open var allowsSimultaneousDropSessions = false

    /// The number of drags that are over the view.
    var sessionCount = 0

    /// Creates an interaction. Add it to a view with `addInteraction(_:)`.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) {
        self.view = view
    }

    /// Returns whether the view is a destination for the items of a session.
    func accepts(_ session: DropSession) -> Bool {
        guard let delegate, sessionCount == 0 || allowsSimultaneousDropSessions else { return false }
        return delegate.dropInteraction(self, canHandle: session)
    }
}
