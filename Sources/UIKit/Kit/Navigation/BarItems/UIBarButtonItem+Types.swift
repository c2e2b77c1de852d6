extension UIBarButtonItem {
    /// The styles of an item. The raw values are Apple's.
    public enum Style: Int, Sendable {
        case plain = 0
        @available(iOS, deprecated: 8.0, message: "Use UIBarButtonItemStylePlain")
        case bordered = 1
        /// The item completes a task: it is filled with the tint color, and its title is semibold.
        case done = 2

        /// The same as `done`.
        public static var prominent: Style { .done }
    }

    /// The items with a title or a symbol of the system, and the spaces. The raw values are Apple's.
    ///
    /// Titles are English. On iOS 26.1 only the items that edit and save show theirs (Vercantez/openuikit,
    /// `UIBarButtonItem.swift`).
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        case add = 4
        case flexibleSpace = 5
        case fixedSpace = 6
        case compose = 7
        case reply = 8
        case action = 9
        case organize = 10
        case bookmarks = 11
        case search = 12
        case refresh = 13
        case stop = 14
        case camera = 15
        case trash = 16
        case play = 17
        case pause = 18
        case rewind = 19
        case fastForward = 20
        case undo = 21
        case redo = 22
        case close = 24

        /// The title, which is the accessibility label of an item with a symbol.
        var title: String? {
            switch self {
            case .flexibleSpace, .fixedSpace: nil
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .add: "Add"
            case .compose: "Compose"
            case .reply: "Reply"
            case .action: "Share"
            case .organize: "Organize"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .refresh: "Refresh"
            case .stop: "Stop"
            case .camera: "Camera"
            case .trash: "Delete"
            case .play: "Play"
            case .pause: "Pause"
            case .rewind: "Rewind"
            case .fastForward: "Fast forward"
            case .undo: "Undo"
            case .redo: "Redo"
            case .close: "Close"
            }
        }

        /// The symbol, or `nil` for an item that shows its title.
        var symbolName: String? {
            switch self {
            case .edit, .save, .flexibleSpace, .fixedSpace: nil
            case .done: "checkmark"
            case .undo: "arrow.uturn.backward"
            case .redo: "arrow.uturn.forward"
            case .add: "plus"
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .cancel, .stop, .close: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            case .play: "play.fill"
            case .pause: "pause.fill"
            case .rewind: "backward.fill"
            case .fastForward: "forward.fill"
            }
        }
    }
}
