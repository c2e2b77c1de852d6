import Testing
import UIKit
import UIKitTesting

@testable import Todo

/// The app on a screen.
@MainActor
struct TodoFixture {
    let screen = TestScreen()
    let store: TodoStore
    let navigator: Navigator

    init(_ lists: [TodoList] = [.errands, .books], at place: Place = Place()) {
        store = TodoStore(lists)
        navigator = Navigator(store)
        screen.onFailure = { Issue.record("\($0)") }
        navigator.restore(place)
        screen.show(navigator.root)
        screen.settle()
    }

    /// The table on the screen.
    var table: UITableView {
        get throws { try #require((navigator.root.topViewController as? UITableViewController)?.tableView) }
    }

    /// The list that is open.
    var items: ItemsViewController {
        get throws { try #require(navigator.root.topViewController as? ItemsViewController) }
    }

    func cell(_ row: Int, section: Int = 0) throws -> UITableViewCell {
        try #require(try table.cellForRow(at: IndexPath(row: row, section: section)))
    }

    func tap(_ row: Int, section: Int = 0) throws {
        try screen.tap(cell(row, section: section))
        screen.settle()
    }

    /// Taps what has a label for assistive technology.
    func tap(labelled label: String, _ location: SourceLocation = #_sourceLocation) throws {
        let element = try #require(screen.element(labelled: label), sourceLocation: location)
        screen.tap(at: CGPoint(x: element.frame.midX, y: element.frame.midY))
        screen.settle()
    }

    /// The texts of a section's rows, as assistive technology reads them.
    func texts(_ section: Int = 0) throws -> [String] {
        let table = try table
        return try (0..<table.numberOfRows(inSection: section)).map { row in
            try cell(row, section: section).texts.joined(separator: " – ")
        }
    }

    /// Drags a row by its control for reordering.
    func drag(_ row: Int, to other: Int) throws {
        let (from, to) = (screen.presentedFrame(of: try cell(row)), screen.presentedFrame(of: try cell(other)))
        let x = from.maxX - 25
        screen.drag(from: CGPoint(x: x, y: from.midY), to: CGPoint(x: x, y: to.midY), duration: 0.5, resting: 0.3)
        screen.settle()
    }
}

extension TodoList {
    static let errands = TodoList(
        title: "Errands",
        items: [
            TodoItem(title: "Stamps"), TodoItem(title: "Shoes", notes: "The brown ones."), TodoItem(title: "Keys"),
            TodoItem(title: "Bread", isDone: true),
        ]
    )
    static let books = TodoList(title: "Books", tint: .purple, items: (1...60).map { TodoItem(title: "Volume \($0)") })
}

extension UIView {
    /// The texts of the visible labels in the view.
    fileprivate var texts: [String] {
        guard !isHidden else { return [] }
        if let label = self as? UILabel { return [label.text ?? ""] }
        return subviews.flatMap(\.texts)
    }
}
