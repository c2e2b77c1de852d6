import Foundation

/// Something that can be done to an element besides activating it, by a name that assistive technology offers.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Does it. Gets the action, and says whether it was done.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// What the person is offered.
    open var name: String
    /// A picture beside the name, for assistive technology that shows one.
    open var image: UIImage?
    /// Does it.
    open var actionHandler: Handler?

    /// An action by a name. The handler is kept.
    public init(name: String, actionHandler: Handler?) {
        self.name = name
        self.actionHandler = actionHandler
        super.init()
    }

    /// An action by a name, with a picture. The handler is kept.
    public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
        self.init(name: name, actionHandler: actionHandler)
        self.image = image
    }
}
