import Foundation

/// A button of an alert or an action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, NSCopying {
    /// The styles of actions. The raw values are Apple's.
    public enum Style: Int, Sendable {
        case `default` = 0
        /// The action leaves everything as it is. The Escape key performs it, and so does a touch beside an action
        /// sheet.
        case cancel = 1
        /// The action may delete or change data. Its title is red.
        case destructive = 2
    }

    private let content: (title: String?, style: Style)
    private let handler: ((UIAlertAction) -> Void)?
    /// The button that shows the action. It isn't a part of the copies of the action.
    weak var button: AlertButton?

    private init(title: String?, style: Style, isEnabled: Bool, handler: ((UIAlertAction) -> Void)?) {
        content = (title, style)
        self.isEnabled = isEnabled
        self.handler = handler
    }

    /// Creates an action.
    ///
    /// - Parameter handler: A closure that is called after the alert has been dismissed by this action.
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init(title: title, style: style, isEnabled: true, handler: handler)
    }

    /// The title of the button.
    open var title: String? { content.title }

    /// The style of the button.
    open var style: Style { content.style }

    /// Whether the action can be chosen. `true` by default.
    open var isEnabled: Bool {
        didSet { button?.isEnabled = isEnabled }
    }

    /// Returns an action with the same title, style, state and handler.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated {
            UIAlertAction(title: title, style: style, isEnabled: isEnabled, handler: handler)
        }
    }

    /// Calls the handler.
    func perform() {
        handler?(self)
    }
}
