import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests items of bars that change a selection.
    @Suite @MainActor struct BarItemSelectionTests {
        private let screen = TestScreen(size: CGSize(width: 400, height: 600))
        private let controller = UIViewController()

        init() {
            screen.show(UINavigationController(rootViewController: controller))
            screen.settle()
        }

        private func tap(_ label: String) throws {
            let frame = try #require(screen.element(labelled: label)).frame
            screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
            screen.settle()
        }

        @Test func aTapTurnsAnItemOnAndOff() throws {
            let item = UIBarButtonItem(title: "Item", primaryAction: nil)
            controller.navigationItem.rightBarButtonItem = item
            screen.settle()
            try tap("Item")
            #expect(!item.isSelected)
            item.changesSelectionAsPrimaryAction = true
            try tap("Item")
            #expect(item.isSelected)
            try tap("Item")
            #expect(!item.isSelected)
        }

        @Test func anItemShowsWhatIsChosenInItsMenu() throws {
            let names = ["One", "Two"].map { UIAction(title: $0) { _ in } }
            let item = UIBarButtonItem(title: "Item", menu: UIMenu(children: names))
            item.changesSelectionAsPrimaryAction = true
            controller.navigationItem.rightBarButtonItem = item
            screen.settle()
            #expect(item.title == "One" && names[0].state == .on)
            try tap("One")
            try tap("Two")
            #expect(item.title == "Two" && names.map(\.state) == [.off, .on] && !item.isSelected)
        }
    }
}
