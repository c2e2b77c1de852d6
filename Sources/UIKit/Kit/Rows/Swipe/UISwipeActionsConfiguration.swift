import Foundation

/// The actions that a row shows when it is swiped.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions. The first one is at the edge of the row.
    open var actions: [UIContextualAction] { storedActions }
    /// Whether a swipe over most of the row performs the first action. `true` by default.
    open var performsFirstActionWithFullSwipe = true

    private let storedActions: [UIContextualAction]

    private init(_ actions: [UIContextualAction]) {
        storedActions = actions
        super.init()
    }

    /// Creates a configuration. A row whose configuration has no actions can't be swiped.
    public convenience init(actions: [UIContextualAction]) {
        self.init(actions)
    }
}
