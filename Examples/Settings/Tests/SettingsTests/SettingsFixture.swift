import Testing
import UIKit
import UIKitTesting

@testable import Settings

/// The app on a screen.
@MainActor
struct SettingsFixture {
    let screen = TestScreen()
    let store: PreferencesStore

    init(_ store: PreferencesStore = PreferencesStore()) {
        self.store = store
        screen.onFailure = { Issue.record("\($0)") }
        SceneDelegate.show(store, in: screen.window)
        screen.settle()
    }

    var form: FormViewController {
        get throws {
            let root = try #require(screen.window.rootViewController as? UINavigationController)
            return try #require(root.topViewController as? FormViewController)
        }
    }

    /// The titles of the rows, by section.
    var titles: [[String]] {
        get throws { try form.sections.map { $0.rows.map(\.title) } }
    }

    /// Returns the cell with a title, and scrolls to it.
    func cell(_ title: String, _ location: SourceLocation = #_sourceLocation) throws -> UITableViewCell {
        let form = try form
        for (section, content) in form.sections.enumerated() {
            guard let row = content.rows.firstIndex(where: { $0.title == title }) else { continue }
            form.tableView.scrollToRow(at: IndexPath(row: row, section: section), at: .none, animated: false)
            screen.settle()
            return try #require(form.tableView.cellForRow(at: IndexPath(row: row, section: section)))
        }
        return try #require(nil, "There is no row “\(title)”", sourceLocation: location)
    }

    func tap(_ title: String) throws {
        screen.tap(try cell(title))
        screen.settle()
    }

    /// Returns the control of a row.
    func control<Control: UIControl>(_ title: String, _ type: Control.Type = Control.self) throws -> Control {
        try #require(try cell(title).everythingInside.compactMap { $0 as? Control }.first)
    }

    func toggle(_ title: String) throws {
        screen.tap(try control(title, UISwitch.self))
        screen.settle()
    }

    func goBack() throws {
        try form.navigationController?.popViewController(animated: true)
        screen.settle()
    }
}

extension UIView {
    fileprivate var everythingInside: [UIView] { subviews + subviews.flatMap(\.everythingInside) }
}
