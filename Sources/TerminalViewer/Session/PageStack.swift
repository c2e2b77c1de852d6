import Documents
import Reader

/// The pages of a file: its rows, and above them those of a part of it, or its lines.
@MainActor
struct PageStack {
    /// The rows that a page shows.
    enum Content {
        /// The rows of the file.
        case rows
        /// The rows inside one of the page below, which is at a path.
        case inside(path: RowPath, labels: [String])
        /// The lines of the page below.
        case lines(DocumentLines)
    }

    struct Layer {
        let content: Content
        let page: ReaderPage
    }

    private(set) var layers: [Layer]

    init(_ page: ReaderPage) { layers = [Layer(content: .rows, page: page)] }

    /// The page that is shown.
    var top: ReaderPage { layers[layers.count - 1].page }
    /// The page of the file.
    var base: ReaderPage { layers[0].page }
    var isAtBase: Bool { layers.count == 1 }

    /// The part of the page below that the page on top shows.
    var content: Content { layers[layers.count - 1].content }

    mutating func push(_ page: ReaderPage, _ content: Content) {
        layers.append(Layer(content: content, page: page))
    }

    /// Removes the page on top, unless it is that of the file.
    mutating func pop() -> Layer? { layers.count > 1 ? layers.removeLast() : nil }

    /// Removes all pages above that of the file.
    mutating func popToBase() { layers.removeSubrange(1...) }

    /// Returns the path of the row at an index of the page on top, from the outermost value of the file on.
    func path(ofRowAt index: Int) -> (path: RowPath, labels: [String]) {
        var (parts, labels): ([RowPath.Part], [String]) = ([], [])
        for layer in layers {
            guard case .inside(let path, let names) = layer.content else { continue }
            // A page inside another one has its whole path.
            (parts, labels) = (path.parts, names)
        }
        guard top.outline.count > 0 else { return (RowPath(parts), labels) }
        if case .lines = content { return (RowPath([]), []) }
        let inner = top.outline.path(ofRowAt: index)
        return (RowPath(parts + inner.path.parts), labels + inner.labels)
    }
}
