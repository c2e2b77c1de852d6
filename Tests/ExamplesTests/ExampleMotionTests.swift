import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Chat
@testable import Contacts
@testable import Mail
@testable import Settings
@testable import Todo

/// Tests that an eye stumbles over nothing in the tables of the examples, from the first frame on, in all conducts.
@Suite(.serialized) @MainActor struct ExampleMotionTests {
    nonisolated static let conducts: [PlatformConduct] = [.kind, .asOnIOS, .asOnIOS.union(.uncertain)]

    /// The screens with a table.
    enum Table: CaseIterable {
        case lists, items, editedItems, item, inbox, settings, sounds, account, about, contacts, contact, editedContact
        case chat

        /// Returns the root of the app, whose top view controller has the table.
        @MainActor func makeRoot() throws -> UINavigationController {
            switch self {
            case .lists: return todo(Place())
            case .items: return todo(Place(list: Self.samples[0].id))
            case .editedItems: return todo(Place(list: Self.samples[0].id, isEditing: true))
            case .item: return todo(Place(list: Self.samples[0].id, item: Self.samples[0].items[0].id))
            case .inbox: return Mail.SceneDelegate.makeRoot(Mailbox(MailThread.sample))
            case .settings: return showing(SettingsViewController(PreferencesStore(Preferences())))
            case .sounds: return showing(SoundsViewController(PreferencesStore(Preferences())))
            case .account: return showing(AccountViewController(PreferencesStore(Preferences())))
            case .about: return showing(AboutViewController())
            case .contacts: return Contacts.SceneDelegate.makeRoot(AddressBook(Contact.sample))
            case .contact:
                let book = AddressBook(Contact.sample)
                return showing(ContactViewController(book, book.contacts[0].id))
            case .editedContact: return showing(EditContactViewController(Contact.sample[0]))
            case .chat: return showing(ChatViewController(.sample) {})
            }
        }

        private static let samples = TodoList.sample

        @MainActor private func todo(_ place: Place) -> UINavigationController {
            let navigator = Navigator(TodoStore(Self.samples))
            navigator.restore(place)
            return navigator.root
        }

        @MainActor private func showing(_ controller: UIViewController) -> UINavigationController {
            let root = UINavigationController(rootViewController: controller)
            root.navigationBar.prefersLargeTitles = true
            return root
        }
    }

    private func table(in root: UINavigationController) throws -> UITableView {
        let controller = try #require(root.topViewController)
        controller.loadViewIfNeeded()
        let views = [controller.view].compactMap { $0 } + controller.view.everythingInside
        return try #require(views.lazy.compactMap { $0 as? UITableView }.first)
    }

    @Test(arguments: Table.allCases, conducts)
    func rowsAreAtRestFromTheFirstFrameOn(table: Table, conduct: PlatformConduct) throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 700), conduct: conduct)
        let root = try table.makeRoot()
        let view = try self.table(in: root)
        let report = screen.jumps(in: view) {
            screen.show(root)
            screen.settle()
        }
        #expect(report.isSmooth && report.rows > 0 && report.contents > 1, "\(table): \(report) \(report.flaws)")
    }

    /// Threads and messages unfold and fold, whichever is tapped.
    @Test(arguments: conducts) func mailUnfolds(conduct: PlatformConduct) throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 700), conduct: conduct)
        let root = try Table.inbox.makeRoot()
        let view = try table(in: root)
        screen.show(root)
        screen.settle()
        for row in [0, 1, 2, 1, 3, 0, 1, 2] {
            guard let cell = view.cellForRow(at: [0, row]), screen.presentedFrame(of: cell).midY < 600 else { continue }
            let report = screen.jumps(in: view) {
                screen.tap(cell)
                screen.settle()
            }
            #expect(report.isSmooth && report.contents > 3, "row \(row): \(report)")
        }
    }

    /// The rows of a chat come one after another, and the others move up.
    @Test(arguments: conducts) func messagesArrive(conduct: PlatformConduct) throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 700), conduct: conduct)
        let root = try Table.chat.makeRoot()
        let view = try table(in: root)
        screen.show(root)
        screen.settle()
        let controller = try #require(root.topViewController as? ChatViewController)
        screen.tap(controller.inputBar.textView)
        screen.settle()
        screen.type("Here I am.")
        screen.settle()
        let report = screen.jumps(in: view) {
            guard let send = screen.element(labelled: "Send") else { return }
            screen.tap(at: CGPoint(x: send.frame.midX, y: send.frame.midY))
            screen.settle()
        }
        #expect(report.isSmooth && report.contents > 3, "\(report)")
    }
}

extension UIView {
    fileprivate var everythingInside: [UIView] { subviews + subviews.flatMap(\.everythingInside) }
}
