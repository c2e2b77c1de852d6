import Foundation

/// An action of a row, in the form that `UIContextualAction` replaced.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, NSCopying {
    /// The styles of an action. The raw values are Apple's.
    public enum Style: Int, Sendable {
        /// An action with a red background by default.
        case `default` = 0
        /// An action with a gray background by default.
        case normal = 1

        /// Another name of `default`.
        public static var destructive: Style { .default }
    }

    /// The style of the action.
    open var style: Style { storedStyle }
    /// The title of the action.
    open var title: String?
    /// The background color of the action; `nil` for that of the style.
    open var backgroundColor: UIColor?
    /// The effect behind the title, in place of the background color; `nil` by default.
    open var backgroundEffect: UIVisualEffect?

    private let storedStyle: Style
    private let handler: (UITableViewRowAction, IndexPath) -> Void

    private init(_ style: Style, _ title: String?, _ handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        storedStyle = style
        self.handler = handler
        self.title = title
        super.init()
    }

    /// Creates an action. The handler gets the action and the row, and is retained.
    public convenience init(
        style: Style,
        title: String?,
        handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.init(style, title, handler)
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        let copy = MainActor.assumeIsolated {
            let copy = UITableViewRowAction(storedStyle, title, handler)
            copy.backgroundColor = backgroundColor
            copy.backgroundEffect = backgroundEffect
            return copy
        }
        return copy
    }

    /// The action as a row shows it.
    ///
    /// - Parameter place: Returns the place of the row when the action is performed.
    func contextualAction(at place: @escaping () -> IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) {
            [self] _, _, completion in
            handler(self, place())
            // The row stays open until the app reloads it or ends editing, except if another touch closes it.
            completion(true)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        action.backgroundEffect = backgroundEffect
        return action
    }
}
