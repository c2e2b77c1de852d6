import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite @MainActor struct FormerNameTests {
    @Test func anIndexPathOfFoundationHasRowsAndItems() {
        let path = IndexPath(row: 4, section: 2) as NSIndexPath
        #expect(path.row == 4 && path.item == 4 && path.section == 2)
        #expect(NSIndexPath(row: 4, section: 2) == path && NSIndexPath(item: 4, section: 2) == path)
    }

    @Test func levelsAreComputed() {
        var level = UIWindow.Level.normal + 3
        #expect(level.rawValue == 3 && UIWindow.Level.alert - level == UIWindow.Level.alert.rawValue - 3)
        level += 2
        level -= 1
        #expect(level == UIWindow.Level(4) && level - 4 == .normal)
    }

    @Test func theAppHasTheStatusBarOfItsScene() {
        let screen = TestScreen()
        screen.show(UIViewController())
        #expect(UIApplication.shared.isStatusBarHidden && UIApplication.shared.statusBarFrame == .zero)
        #expect(UIApplication.shared.statusBarStyle == .default)
    }

    @Test func aSearchDims() {
        let search = UISearchController(searchResultsController: nil)
        search.dimsBackgroundDuringPresentation = false
        #expect(!search.obscuresBackgroundDuringPresentation)
        search.obscuresBackgroundDuringPresentation = true
        #expect(search.dimsBackgroundDuringPresentation)
    }

    @Test func aKeyCommandHasATitleForTheList() {
        let command = UIKeyCommand(
            input: "n",
            modifierFlags: .command,
            action: Selector("make"),
            discoverabilityTitle: "New"
        )
        #expect(command.discoverabilityTitle == "New" && command.input == "n" && command.title.isEmpty)
    }

    @Test func theDeviceIsKnownByItsFormerFunction() {
        #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
    }

    @Test func numbersOfCAreThere() {
        #expect(MAXFLOAT == .greatestFiniteMagnitude && HUGE == MAXFLOAT)
    }

    @Test func classesOfTheSystemHaveNamesWithoutModules() {
        final class Card: UIView {}
        #expect(UITableView.description() == "UITableView" && CALayer.description() == "CALayer")
        #expect(Card.description().hasPrefix("ClientTests.") && Card.description().hasSuffix("Card"))
    }
}
