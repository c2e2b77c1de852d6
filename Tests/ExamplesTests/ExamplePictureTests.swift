import Foundation
import PictureComparison
import Testing
import UIKit
import UIKitTesting

@testable import Chat
@testable import Contacts
@testable import Mail
@testable import Records
@testable import Settings
@testable import Todo

/// Tests that the pictures in `docs/examples` show what the examples draw. With `UNFOLD_EXAMPLE_PICTURES=1`, records
/// them again.
@Suite(.serialized) @MainActor struct ExamplePictureTests {
    private static let pictures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "docs/examples")
    private let records = ProcessInfo.processInfo.environment["UNFOLD_EXAMPLE_PICTURES"] != nil

    @Test func todo() throws {
        let lists = TodoList.sample
        func show(_ place: Place) -> (TestScreen) -> Void {
            { screen in
                let navigator = Navigator(TodoStore(lists))
                navigator.restore(place)
                screen.show(navigator.root)
            }
        }
        let list = lists[0].id
        try check(
            ExamplePicture(
                name: "todo",
                screens: [show(Place(list: list)), show(Place()), show(Place(list: list, isEditing: true))]
            )
        )
    }

    @Test func mail() throws {
        let threads = MailThread.sample
        func show(_ act: @escaping (TestScreen, InboxViewController) throws -> Void) -> (TestScreen) throws -> Void {
            { screen in
                let root = Mail.SceneDelegate.makeRoot(Mailbox(threads))
                screen.show(root)
                screen.settle()
                try act(screen, try #require(root.topViewController as? InboxViewController))
            }
        }
        let unfolded = show { screen, inbox in
            inbox.outline.expander.toggle(.thread(threads[0].id))
            screen.settle()
            inbox.outline.expander.toggle(.message(threads[0].messages[2].id))
        }
        let swiped = show { screen, inbox in
            screen.swipe(.left, on: try #require(inbox.tableView.cellForRow(at: [0, 2])), distance: 150)
        }
        let composing = show { screen, inbox in
            let draft = Draft(answering: threads[1].messages[0], in: threads[1])
            inbox.present(UINavigationController(rootViewController: ComposeViewController(draft)), animated: false)
        }
        try check(ExamplePicture(name: "mail", screens: [unfolded, swiped, composing]))
    }

    @Test func settings() throws {
        var preferences = Preferences()
        preferences.isQuietAtNight = true
        func show(_ open: @escaping (PreferencesStore) -> UIViewController?) -> (TestScreen) -> Void {
            { screen in
                let store = PreferencesStore(preferences)
                Settings.SceneDelegate.show(store, in: screen.window)
                screen.settle()
                guard let controller = open(store) else { return }
                (screen.window.rootViewController as? UINavigationController)?
                    .pushViewController(controller, animated: false)
            }
        }
        try check(
            ExamplePicture(
                name: "settings",
                screens: [show { _ in nil }, show { SoundsViewController($0) }, show { AccountViewController($0) }]
            )
        )
    }

    @Test func contacts() throws {
        let book = AddressBook(Contact.sample)
        func show(_ act: @escaping (TestScreen, UINavigationController) throws -> Void) -> (TestScreen) throws -> Void {
            { screen in
                let root = Contacts.SceneDelegate.makeRoot(book)
                screen.show(root)
                screen.settle()
                try act(screen, root)
            }
        }
        let searching = show { screen, root in
            screen.tap(try #require(root.topViewController?.navigationItem.searchController?.searchBar))
            screen.settle()
            screen.type("ja")
        }
        let contact = show { _, root in
            root.pushViewController(ContactViewController(book, book.contacts[0].id), animated: false)
        }
        try check(ExamplePicture(name: "contacts", screens: [show { _, _ in }, searching, contact]))
    }

    @Test func chat() throws {
        func show(_ act: @escaping (TestScreen, ChatViewController) -> Void) -> (TestScreen) -> Void {
            { screen in
                let controller = ChatViewController(.sample) {}
                screen.show(UINavigationController(rootViewController: controller))
                screen.settle()
                act(screen, controller)
            }
        }
        let earlier = show { screen, controller in screen.swipe(.down, on: controller.tableView, distance: 400) }
        let writing = show { screen, controller in
            screen.tap(controller.inputBar.textView)
            screen.type("It is quiet here now. The gulls have gone to sleep on the crane, all in one row.")
        }
        try check(ExamplePicture(name: "chat", screens: [show { _, _ in }, earlier, writing]))
    }

    @Test func library() throws {
        let library = Library(Record.sample)
        func show(_ act: @escaping (TestScreen, UINavigationController) -> Void) -> (TestScreen) -> Void {
            { screen in
                let root = Records.SceneDelegate.makeRoot(library)
                screen.show(root)
                screen.settle()
                act(screen, root)
            }
        }
        let unfolded = show { screen, root in
            (root.topViewController as? LibraryViewController)?.outline.expander.toggle(.genre("Choral"))
            screen.settle()
        }
        let record = show { _, root in
            root.pushViewController(RecordViewController(library.records[0], library), animated: false)
        }
        try check(ExamplePicture(name: "records", screens: [unfolded, record]))
    }

    private func check(_ picture: ExamplePicture) throws {
        let file = Self.pictures.appending(path: "\(picture.name).png")
        let image = try picture.draw()
        if records {
            try FileManager.default.createDirectory(at: Self.pictures, withIntermediateDirectories: true)
            try #require(image.pngData()).write(to: file)
        }
        let shown = try #require(image.cgImage)
        let kept = try #require(UIImage(contentsOfFile: file.path)?.cgImage, "\(picture.name)")
        #expect((kept.width, kept.height) == (shown.width, shown.height))
        #expect(shown.difference(from: kept) < CGImage.allowedDifference, "\(picture.name)")
    }
}
