import Reader

/// The line in which the user writes a pattern, a condition or another text.
struct ViewerBar {
    let kind: ReaderCommand.Bar
    var field: BarField
    /// The current row and the place of searches when the bar was opened, to which the user returns.
    let start: (current: Int, origin: Int)
    /// The text that was written before a former one was taken from the history, and the place in the history.
    private var walk: (text: String, place: Int)?

    init(_ kind: ReaderCommand.Bar, _ text: String, start: (current: Int, origin: Int)) {
        (self.kind, self.start) = (kind, start)
        field = BarField(text)
    }

    /// The sign before the text.
    var sign: String {
        switch kind {
        case .find: "/"
        case .filter: "&"
        case .line: ":"
        case .path: "path: "
        case .sort: "sort by: "
        case .columns: "columns: "
        case .save: "save as: "
        }
    }

    /// Takes an older or a newer text of those that were used, the last of which is the newest.
    mutating func step(older: Bool, in history: [String]) {
        var walk = walk ?? (field.text, history.count)
        walk.place += older ? -1 : 1
        guard (0...history.count).contains(walk.place) else { return }
        self.walk = walk
        field = BarField(walk.place == history.count ? walk.text : history[walk.place])
    }
}
