import Awaiting
import Foundation
import Reader
import TemporaryFolder
import Testing
import UIKit
import UIKitTesting

@testable import Documents
@testable import Viewer

extension ViewerScreenTests {
    /// Tests saving and sorting by keys.
    @Suite @MainActor struct SavingTests {
        private func open(_ text: String) -> (TestScreen, DocumentViewController) {
            let screen = TestScreen(size: CGSize(width: 1000, height: 600))
            let controller = DocumentViewController(document(text, named: "a.csv"))
            screen.show(controller)
            screen.settle()
            return (screen, controller)
        }

        private func wait(_ screen: TestScreen, for condition: () -> Bool) async {
            await until {
                screen.advance(by: 1 / 60)
                return condition()
            }
            screen.settle()
        }

        @Test func theRowsThatAreLeftAreSaved() async throws {
            let folder = try TemporaryFolder()
            let (screen, controller) = open("id,city\n3,Ulm\n1,Bonn\n2,Ulm\n")
            controller.filter("city=Ulm")
            await wait(screen) { !controller.filtering.isBusy }
            #expect(controller.columns.sort(byName: "ID", isDescending: false))
            await wait(screen) { if case .sorted = controller.rows.outline.list { true } else { false } }
            controller.openSaveBar()
            let bar = try #require(controller.bar as? TextBar)
            #expect(bar.field.text == "a-rows.csv")
            let path = folder.path + "/out.csv"
            bar.onText(path)
            await wait(screen) { !(controller.bar is TextBar) }
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "id,city\n2,Ulm\n3,Ulm\n")
            var reason: String?
            controller.save(to: path) { reason = $0 }
            await wait(screen) { reason != nil }
            #expect(reason?.hasPrefix("There is already a file") == true)
        }

        @Test func keysOpenTheBars() throws {
            let (screen, controller) = open("id,city\n3,Ulm\n1,Bonn\n")
            controller.openSortBar()
            let bar = try #require(controller.bar as? TextBar)
            bar.onText("nothing")
            #expect(controller.bar === bar)
            bar.onText("-city")
            screen.settle()
            #expect(controller.bar == nil)
            #expect(!controller.columns.sort(byName: "nothing", isDescending: true))
        }
    }
}
