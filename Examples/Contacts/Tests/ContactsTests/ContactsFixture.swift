import Testing
import UIKit
import UIKitTesting

@testable import Contacts

/// The app on a screen.
@MainActor
struct ContactsFixture {
    let screen = TestScreen()
    let book: AddressBook
    let root: UINavigationController

    init(_ contacts: [Contact] = Contact.sample) {
        book = AddressBook(contacts)
        root = SceneDelegate.makeRoot(book)
        screen.onFailure = { Issue.record("\($0)") }
        screen.show(root)
        screen.settle()
    }

    var table: UITableView {
        get throws { try #require((root.topViewController as? UITableViewController)?.tableView) }
    }

    var searchBar: UISearchBar {
        get throws { try #require(root.topViewController?.navigationItem.searchController?.searchBar) }
    }

    func cell(_ row: Int, _ section: Int = 0) throws -> UITableViewCell {
        try #require(try table.cellForRow(at: IndexPath(row: row, section: section)))
    }

    func tap(_ row: Int, _ section: Int = 0) throws {
        try screen.tap(cell(row, section))
        screen.settle()
    }

    func tap(labelled label: String, _ location: SourceLocation = #_sourceLocation) throws {
        let element = try #require(screen.element(labelled: label), sourceLocation: location)
        screen.tap(at: CGPoint(x: element.frame.midX, y: element.frame.midY))
        screen.settle()
    }

    func search(_ text: String) throws {
        screen.tap(try searchBar)
        screen.settle()
        screen.type(text)
        screen.settle()
    }

    /// The names in the visible rows, from top to bottom.
    var names: [String] {
        get throws { try table.visibleCells.compactMap(\.accessibilityLabel) }
    }

    /// The titles of the sections.
    var titles: [String] {
        get throws {
            let table = try table
            return (0..<table.numberOfSections).compactMap {
                table.dataSource?.tableView(table, titleForHeaderInSection: $0)
            }
        }
    }
}
