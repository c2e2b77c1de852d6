import Foundation
import ObjectRuntime

/// An action that an element offers besides activation. Assistive technology presents it by its name.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// A closure that performs the action and returns whether it succeeded.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    /// The name that is presented to the user.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// The name with attributes, such as the language in which it is spoken. Linux's assistive technology gets its
    /// text.
    open var attributedName: NSAttributedString
    /// An image for assistive technology that shows one beside the name.
    open var image: UIImage?
    /// The closure that performs the action, in place of the target.
    open var actionHandler: Handler?
    /// The object that performs the action. It is not retained.
    open weak var target: AnyObject?
    /// The method of the target, which may have the action as its argument, and returns whether it succeeded.
    open var selector: Selector

    /// Creates an action with a name. The handler is retained.
    public convenience init(name: String, actionHandler: Handler?) {
        self.init(attributedName: NSAttributedString(string: name), actionHandler: actionHandler)
    }

    /// Creates an action with a name and an image. The handler is retained.
    public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
        self.init(name: name, actionHandler: actionHandler)
        self.image = image
    }

    /// Creates an action with a name that has attributes. The handler is retained.
    public init(attributedName: NSAttributedString, actionHandler: Handler?) {
        self.attributedName = attributedName
        self.actionHandler = actionHandler
        selector = Selector("")
        super.init()
    }

    /// Creates an action with a name that has attributes, and an image. The handler is retained.
    public convenience init(attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?) {
        self.init(attributedName: attributedName, actionHandler: actionHandler)
        self.image = image
    }

    /// Creates an action that a method of a target performs.
    public convenience init(name: String, target: Any?, selector: Selector) {
        self.init(attributedName: NSAttributedString(string: name), target: target, selector: selector)
    }

    /// Creates an action that a method of a target performs, with an image.
    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(name: name, target: target, selector: selector)
        self.image = image
    }

    /// Creates an action that a method of a target performs, with a name that has attributes.
    public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.attributedName = attributedName
        self.target = target as AnyObject?
        self.selector = selector
        super.init()
    }

    /// Creates an action that a method of a target performs, with a name that has attributes, and an image.
    public convenience init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
        self.init(attributedName: attributedName, target: target, selector: selector)
        self.image = image
    }

    /// Performs the action.
    ///
    /// - Returns: Whether it succeeded. A method without a result does.
    func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target else { return false }
        let result = Message(selector, self).send(to: target, for: "UIAccessibilityCustomAction.selector")
        return result as? Bool ?? true
    }
}
