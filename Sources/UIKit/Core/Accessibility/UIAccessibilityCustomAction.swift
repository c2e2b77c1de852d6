import Foundation

/// An action that an element offers besides activation. Assistive technology presents it by its name.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// A closure that performs the action and returns whether it succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The name that is presented to the user.
    open var name: String
    /// An image for assistive technology that shows one beside the name.
    open var image: UIImage?
    /// The closure that performs the action.
    open var actionHandler: Handler?

    /// Creates an action with a name. The handler is retained.
    public init(name: String, actionHandler: Handler?) {
        self.name = name
        self.actionHandler = actionHandler
        super.init()
    }

    /// Creates an action with a name and an image. The handler is retained.
    public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
        self.init(name: name, actionHandler: actionHandler)
        self.image = image
    }
}
