import Foundation

/// An action that a row shows when it is swiped.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// The styles of an action. The raw values are Apple's.
    public enum Style: Int, Sendable {
        /// An action that keeps the row, with a gray background by default.
        case normal = 0
        /// An action that removes the row, with a red background by default.
        case destructive = 1
    }

    /// A closure that performs the action.
    ///
    /// Its arguments are the action, the view that shows it, and a closure to call when the action is over, with
    /// whether it was performed.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The style of the action.
    open var style: Style { storedStyle }
    /// The closure that performs the action.
    open var handler: Handler { storedHandler }
    /// The title of the action.
    open var title: String?
    /// The background color of the action; by default that of the style. `nil` restores it.
    open var backgroundColor: UIColor! {
        get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownBackgroundColor = newValue }
    }
    /// The image of the action. In a low row it is shown instead of the title.
    open var image: UIImage?

    /// The effect in place of the background color.
    var backgroundEffect: UIVisualEffect?

    private let storedStyle: Style
    private let storedHandler: Handler
    private var ownBackgroundColor: UIColor?

    private init(_ style: Style, _ title: String?, _ handler: @escaping Handler) {
        storedStyle = style
        storedHandler = handler
        self.title = title
        super.init()
    }

    /// Creates an action. The handler is retained.
    public convenience init(style: Style, title: String?, handler: @escaping Handler) {
        self.init(style, title, handler)
    }
}
