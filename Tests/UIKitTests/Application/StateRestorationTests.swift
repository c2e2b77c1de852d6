import ConfinedFiles
import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests the state of the interface of an app that runs twice in one process.
    @Suite @MainActor struct StateRestorationTests {
        private let folder = FileManager.default.temporaryDirectory.appending(path: "state-\(UUID().uuidString)")
        private var archive: SceneArchive { SceneArchive(in: PrivateFolder(folder)) }

        init() {
            RestorationApp.log = []
            RestorationApp.rows = (0..<100).map { "row \($0)" }
        }

        /// Runs an app with a screen of its own, and leaves the screen.
        private func run(_ app: RestorationApp, _ script: @escaping (RestorationApp, ScriptedHost) throws -> Void) {
            _ = TestScreen()
            let host = ScriptedHost()
            host.script = { host in
                host.show(CGSize(width: 390, height: 844))
                host.delegate?.hostActive(true)
                host.makeFrames()
                #expect(throws: Never.self) { try script(app, host) }
                host.makeFrames()
                host.close()
            }
            _ = UIApplication.run(delegate: app, host: host, archive: archive)
        }

        private func removeFolder() { try? FileManager.default.removeItem(at: folder) }

        /// Uses both tabs of an app.
        private func use(_ app: RestorationApp, _ host: ScriptedHost) {
            app.list.tableView.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: false)
            app.list.tableView.contentOffset.y += 10
            app.list.tableView.selectRow(at: IndexPath(row: 42, section: 0), animated: false, scrollPosition: .none)
            host.makeFrames()
            app.tabs.selectedIndex = 1
            let detail = RestoredDetail(7, hasClass: !app.makesDetails)
            detail.partner = app.lists
            app.others.pushViewController(detail, animated: false)
            host.makeFrames()
            detail.field.text = "typed"
            detail.field.interactionState = ["location": 1.0, "length": 2.0]
            detail.scroll.contentOffset.y = 300
            app.counter.count = 5
            app.note = "a note"
        }

        @Test func anAppFindsItsInterfaceAgain() throws {
            defer { removeFolder() }
            run(RestorationApp()) { app, host in use(app, host) }
            #expect(RestorationApp.log == ["did finish launching"])
            RestorationApp.log = []
            RestorationApp.rows.insert(contentsOf: ["new a", "new b", "new c"], at: 0)
            run(RestorationApp()) { app, host in
                #expect(
                    RestorationApp.log == [
                        "should restore true", "class makes tabs/others/detail", "decode detail", "did decode",
                        "finished detail", "did finish launching",
                    ]
                )
                #expect(app.tabs.selectedIndex == 1 && app.others.viewControllers.count == 2)
                let detail = try #require(app.others.topViewController as? RestoredDetail)
                #expect(detail.number == 7 && detail.field.text == "typed" && detail.partner === app.lists)
                #expect(detail.scroll.contentOffset.y == 300)
                #expect(detail.field.interactionState as? [String: Double] == ["location": 1, "length": 2])
                #expect(app.counter.count == 5 && app.note == "a note")
                // The rows are found by their names, in a tab that comes to the screen later.
                app.tabs.selectedIndex = 0
                host.makeFrames()
                let table = try #require(app.list.tableView)
                #expect(table.indexPathForSelectedRow == IndexPath(row: 45, section: 0))
                let top = table.contentOffset.y + table.adjustedContentInset.top
                #expect(top == table.rectForRow(at: IndexPath(row: 43, section: 0)).minY + 10)
            }
        }

        @Test func viewsThatWereNotOnTheScreenKeepTheirState() throws {
            defer { removeFolder() }
            run(RestorationApp()) { app, host in use(app, host) }
            run(RestorationApp()) { app, _ in #expect(app.tabs.selectedIndex == 1) }
            run(RestorationApp()) { app, host in
                app.tabs.selectedIndex = 0
                host.makeFrames()
                #expect(app.list.tableView.indexPathForSelectedRow == IndexPath(row: 42, section: 0))
            }
        }

        @Test func theDelegateMakesControllersWithoutAClass() throws {
            defer { removeFolder() }
            let first = RestorationApp()
            first.makesDetails = true
            run(first) { app, host in use(app, host) }
            RestorationApp.log = []
            let second = RestorationApp()
            second.makesDetails = true
            run(second) { app, _ in #expect((app.others.topViewController as? RestoredDetail)?.number == 7) }
            #expect(RestorationApp.log.contains("delegate makes tabs/others/detail"))
            // A controller that nobody makes isn't there, nor is its state.
            RestorationApp.log = []
            run(RestorationApp()) { app, _ in #expect(app.others.viewControllers.count == 1) }
            #expect(!RestorationApp.log.contains("decode detail"))
        }

        @Test func nothingIsKeptOrRestoredUnlessTheDelegateWantsIt() {
            defer { removeFolder() }
            let unwilling = RestorationApp()
            unwilling.saves = false
            run(unwilling) { app, host in use(app, host) }
            #expect(archive.read() == nil)
            run(RestorationApp()) { app, host in use(app, host) }
            RestorationApp.log = []
            let fresh = RestorationApp()
            fresh.restores = false
            fresh.saves = false
            run(fresh) { app, _ in #expect(app.tabs.selectedIndex == 0 && app.counter.count == 0) }
            #expect(RestorationApp.log == ["should restore true", "did finish launching"])
            #expect(archive.read()?.interface == nil)
        }

        @Test func aPresentedControllerIsPresentedAgain() throws {
            defer { removeFolder() }
            run(RestorationApp()) { app, host in
                let detail = RestoredDetail(9)
                app.tabs.present(detail, animated: false)
                host.makeFrames()
                detail.field.text = "over"
            }
            run(RestorationApp()) { app, _ in
                let detail = try #require(app.tabs.presentedViewController as? RestoredDetail)
                #expect(detail.number == 9 && detail.field.text == "over" && detail.view.window != nil)
            }
        }

        @Test func theEndOfTheRestorationCanBeDelayed() {
            defer { removeFolder() }
            run(RestorationApp()) { app, host in use(app, host) }
            let second = RestorationApp()
            second.extends = true
            RestorationApp.log = []
            run(second) { _, _ in
                #expect(!RestorationApp.log.contains("finished detail"))
                UIApplication.shared.completeStateRestoration()
                #expect(RestorationApp.log.last == "finished detail")
                UIApplication.shared.completeStateRestoration()
                UIApplication.shared.extendStateRestoration()
                #expect(RestorationApp.log.count { $0 == "finished detail" } == 1)
            }
        }

        @Test func controllersBehindOneWithoutAnIdentifierAreNotKept() {
            defer { removeFolder() }
            run(RestorationApp()) { app, host in
                app.others.pushViewController(UIViewController(), animated: false)
                app.others.pushViewController(RestoredDetail(1), animated: false)
                host.makeFrames()
            }
            run(RestorationApp()) { app, _ in #expect(app.others.viewControllers.count == 1) }
        }

        @Test func controllersWithTheSameIdentifierStayApart() {
            defer { removeFolder() }
            run(RestorationApp()) { app, host in
                for number in 1...3 { app.lists.pushViewController(RestoredDetail(number), animated: false) }
                host.makeFrames()
            }
            run(RestorationApp()) { app, _ in
                let numbers = app.lists.viewControllers.map { ($0 as? RestoredDetail)?.number }
                #expect(numbers == [nil, 1, 2, 3])
            }
        }

        @Test func aClassMakesARegisteredObject() {
            defer { removeFolder() }
            var maker: RestoredMaker? = RestoredMaker()
            run(RestorationApp()) { app, _ in
                guard let maker else { return }
                UIApplication.registerObject(forStateRestoration: maker, restorationIdentifier: "maker")
                maker.parent = app.tabs
            }
            // A registered object isn't retained.
            maker = nil
            RestorationApp.log = []
            run(RestorationApp()) { _, _ in #expect(RestorationApp.log.contains("made tabs/maker")) }
        }

        @Test func containersKeepWhatTheyShow() throws {
            let controllers = ["a", "b"].map { name in
                let controller = UIViewController()
                controller.restorationIdentifier = name
                return controller
            }
            let encoder = StateEncoder { ($0 as? UIViewController)?.restorationIdentifier }
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(controllers[0], for: .primary)
            split.setViewController(controllers[1], for: .secondary)
            split.encodeRestorableState(with: encoder)
            let splitDecoder = StateDecoder(encoder.data) { key in controllers.first { $0.restorationIdentifier == key }
            }
            let otherSplit = UISplitViewController(style: .doubleColumn)
            otherSplit.decodeRestorableState(with: try #require(splitDecoder))
            #expect(otherSplit.viewController(for: .primary) === controllers[0])
            #expect(otherSplit.viewController(for: .secondary) === controllers[1])
            func makeTabs() -> UITabBarController {
                let tabs = UITabBarController()
                tabs.tabs = ["x", "y"].map { name in
                    UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
                }
                return tabs
            }
            let tabs = makeTabs()
            tabs.selectedTab = tabs.tabs.last
            let tabEncoder = StateEncoder { _ in nil }
            tabs.encodeRestorableState(with: tabEncoder)
            let otherTabs = makeTabs()
            otherTabs.decodeRestorableState(with: try #require(StateDecoder(tabEncoder.data) { _ in nil }))
            #expect(otherTabs.selectedTab?.identifier == "y")
        }

        @Test func aTextViewKeepsItsSelectionAndItsPlace() throws {
            let screen = TestScreen()
            func makeText() -> UITextView {
                let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
                text.text = String(repeating: "line\n", count: 50)
                screen.window.addSubview(text)
                screen.settle()
                return text
            }
            let (first, second) = (makeText(), makeText())
            first.selectedRange = NSRange(location: 5, length: 4)
            first.contentOffset.y = 120
            let encoder = StateEncoder { _ in nil }
            first.encodeRestorableState(with: encoder)
            second.decodeRestorableState(with: try #require(StateDecoder(encoder.data) { _ in nil }))
            #expect(second.selectedRange == NSRange(location: 5, length: 4) && second.contentOffset.y == 120)
        }

        // MARK: Coders

        @Test func aControllerOfAStoryboardGetsTheStoryboard() throws {
            let place = StoryboardPlace(file: "Main", bundle: nil, controller: "id")
            let data = StateEncoder { _ in nil }.data
            let key = UIApplication.stateRestorationViewControllerStoryboardKey
            let decoder = try #require(StateDecoder(data, storyboard: place) { _ in nil })
            #expect((decoder.decodeObject(forKey: key) as? UIStoryboard)?.name == "Main")
            #expect(StateDecoder(data) { _ in nil }?.decodeObject(forKey: key) == nil)
        }

        @Test func aMissingValueIsNil() throws {
            let encoder = StateEncoder { _ in nil }
            encoder.encode("text", forKey: "text")
            encoder.encode(CGFloat(1.5), forKey: "number")
            encoder.encode([IndexPath(row: 1, section: 2)], forKey: "rows")
            encoder.encode(RestoredCounter(), forKey: "unknown")
            encoder.encode(Float(2.5), forKey: "float")
            encoder.encode(Int32(3), forKey: "int32")
            encoder.encode(Int64(4), forKey: "int64")
            encoder.encode(true, forKey: "bool")
            let decoder = try #require(StateDecoder(encoder.data) { _ in nil })
            #expect(decoder.decodeObject(forKey: "text") as? String == "text")
            #expect(decoder.decodeObject(of: NSString.self, forKey: "text") == "text")
            #expect(decoder.decodeObject(of: NSNumber.self, forKey: "text") == nil)
            #expect(decoder.decodeDouble(forKey: "number") == 1.5 && decoder.decodeFloat(forKey: "float") == 2.5)
            #expect(decoder.decodeInt32(forKey: "int32") == 3 && decoder.decodeInt64(forKey: "int64") == 4)
            #expect(decoder.decodeObject(forKey: "rows") as? [IndexPath] == [IndexPath(row: 1, section: 2)])
            #expect(decoder.decodeBool(forKey: "bool") && !decoder.decodeBool(forKey: "missing"))
            #expect(decoder.decodeObject(forKey: "unknown") == nil && decoder.decodeObject(forKey: "missing") == nil)
            #expect(decoder.decodeObject(of: NSString.self, forKey: "missing") == nil)
            #expect(decoder.decodeInteger(forKey: "missing") == 0)
            #expect(StateDecoder(Data([1, 2, 3])) { _ in nil } == nil && InterfaceState(Data([1])) == nil)
        }
    }
}
