import SeededRandom
import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests keys on the focused row.
@Suite(.serialized) @MainActor struct ExpansionKeysTests {
    private func fixture() -> NotesFixture {
        let fixture = NotesFixture()
        fixture.table.addGestureRecognizer(ExpansionKeys(fixture.expander))
        return fixture
    }

    /// After any keys at any time, the open rows are those of a simple model.
    @Test(arguments: 0..<6) func keysDoAsTheModel(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let fixture = fixture()
        let keys: [UIKeyboardHIDUsage] = [
            .keyboardUpArrow, .keyboardDownArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow,
            .keyboardSpacebar,
        ]
        fixture.screen.press(.keyboardTab)
        var row = 0
        var open: Set<Int> = []
        for step in 0..<120 {
            let key = try #require(keys.randomElement(using: &random))
            fixture.screen.press(key)
            let unfolds = fixture.notes.sections[0][row].lines > NoteCell.foldedLines
            switch key {
            case .keyboardUpArrow: row = max(row - 1, 0)
            case .keyboardDownArrow: row = min(row + 1, 59)
            case .keyboardRightArrow where unfolds: open.insert(row)
            case .keyboardLeftArrow: open.remove(row)
            case .keyboardSpacebar where unfolds: open.formSymmetricDifference([row])
            default: break
            }
            #expect(Set(fixture.expander.state.unfolded) == open, "seed \(seed), step \(step)")
            if Bool.random(using: &random) {
                fixture.screen.advance(by: .random(in: 0...0.3, using: &random))
            } else {
                fixture.screen.settle()
                #expect(try fixture.cell(row).isFocused && fixture.flaw() == nil, "seed \(seed), step \(step)")
            }
        }
    }

    @Test func aKeyThatChangesNothingIsPassedOn() throws {
        let fixture = fixture()
        let screen = fixture.screen
        #expect(!screen.press(.keyboardRightArrow), "without the focus")
        screen.press(.keyboardTab)
        #expect(!screen.press(.keyboardRightArrow), "the row fits")
        screen.press(.keyboardDownArrow)
        #expect(!screen.press(.keyboardLeftArrow) && screen.press(.keyboardRightArrow))
        #expect(!screen.press(.keyboardRightArrow) && fixture.isOpen(1))
        #expect(!screen.press(.keyboardLeftArrow, modifiers: .shift) && fixture.isOpen(1))
        // Touches still behave as before.
        try fixture.tap(1)
        try fixture.tap(2)
        screen.settle()
        #expect(!fixture.isOpen(1) && fixture.isOpen(2))
    }

    @Test func theArrowsFollowTheDirectionOfLines() throws {
        let fixture = fixture()
        fixture.screen.setLayoutDirection(rightToLeft: true)
        defer { fixture.screen.setLayoutDirection(rightToLeft: false) }
        fixture.screen.press(.keyboardTab)
        fixture.screen.press(.keyboardDownArrow)
        fixture.screen.press(.keyboardLeftArrow)
        #expect(fixture.isOpen(1))
        fixture.screen.press(.keyboardRightArrow)
        #expect(!fixture.isOpen(1))
    }

    private enum Size: String, ExpansionLevel { case small, medium, big }

    private final class SizesController: UITableViewController {
        lazy var expander = LevelExpander<Int, Size>(tableView) { $0.row }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            expander.configure(cell, at: indexPath)
            return cell
        }
    }

    @Test func arrowsGoLevelByLevel() {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let controller = SizesController(style: .plain)
        controller.tableView.addGestureRecognizer(ExpansionKeys(controller.expander))
        screen.show(controller)
        screen.settle()
        screen.press(.keyboardTab)
        let keys: [UIKeyboardHIDUsage] = [
            .keyboardRightArrow, .keyboardRightArrow, .keyboardRightArrow, .keyboardLeftArrow, .keyboardLeftArrow,
            .keyboardLeftArrow, .keyboardSpacebar, .keyboardSpacebar, .keyboardSpacebar,
        ]
        let levels = keys.map { key in
            screen.press(key)
            return controller.expander[0]
        }
        #expect(levels == [.medium, .big, .big, .medium, .small, .small, .medium, .big, .small])
    }
}
