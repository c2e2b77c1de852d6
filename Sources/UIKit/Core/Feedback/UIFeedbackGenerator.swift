import Foundation

/// The base class of the objects that make a device vibrate.
///
/// A desktop has no engine for it, and neither have many devices. The generators do nothing there, and programs that
/// use them run unchanged.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
    /// The view to which the generator belongs.
    open private(set) weak var view: UIView?

    /// Creates a generator that belongs to no view.
    public override init() {
        super.init()
    }

    /// Creates a generator, and adds it to the interactions of a view.
    public convenience init(view: UIView) {
        self.init()
        view.addInteraction(self)
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) {
        self.view = view
    }

    /// Prepares the engine, of which a desktop has none.
    open func prepare() {}
}
