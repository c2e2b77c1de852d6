import CoreGraphics
import Foundation
import ObjectRuntime
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

/// A label whose text can be copied. Objective-C doesn't see its method.
private final class CopyableLabel: UILabel {
    var copies = 0

    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == "copy:" }

    override func copy(_ sender: Any?) { copies += 1 }
}

extension UIKitScreenTests {
    /// Tests the way from a command of the standard menus to the changed text.
    @Suite @MainActor final class StandardCommandsTests {
        private let screen = TestScreen(size: CGSize(width: 320, height: 480))
        private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        private let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
        private let menus = MenuBuilder(.main, root: StandardMenus.root)

        init() {
            field.text = "one two"
            view.font = .systemFont(ofSize: 17)
            view.text = "one two"
            screen.window.addSubview(field)
            screen.window.addSubview(view)
            UIPasteboard.general.items = []
            screen.settle()
        }

        private func command(_ edit: StandardEdit) throws -> UICommand {
            try #require(menus.command(for: edit.action, propertyList: nil))
        }

        private func perform(_ edit: StandardEdit) throws {
            try command(edit).performWithSender(nil, target: nil)
        }

        /// The commands of the standard menus that a menu shows.
        private var shown: Set<StandardEdit> {
            func edits(in menu: UIMenu) -> [StandardEdit] {
                MenuRow.rows(of: menu, on: screen.window.screen).flatMap { row -> [StandardEdit] in
                    switch row {
                    case .submenu(let inner): edits(in: inner)
                    case .leaf(let leaf): (leaf as? UICommand).flatMap { StandardEdit($0.action) }.map { [$0] } ?? []
                    default: []
                    }
                }
            }
            return Set([UIMenu.Identifier.edit, .format].compactMap(menus.menu).flatMap(edits))
        }

        private func selectInField(_ start: Int, _ end: Int) {
            field.interactionState = ["location": Double(start), "length": Double(end - start)]
        }

        private func font(at index: Int) -> UIFont? {
            view.attributedText.attribute(.font, at: index, effectiveRange: nil) as? UIFont
        }

        // MARK: Fields

        @Test func commandsOfTheClipboardChangeTheFieldThatIsEdited() throws {
            field.becomeFirstResponder()
            selectInField(0, 4)
            try perform(.cut)
            #expect(field.text == "two" && UIPasteboard.general.string == "one ")
            selectInField(3, 3)
            try perform(.paste)
            #expect(field.text?.hasPrefix("two") == true && field.text?.contains("one") == true)
            try perform(.undo)
            #expect(field.text == "two")
            try perform(.selectAll)
            try perform(.copy)
            #expect(UIPasteboard.general.string == "two")
            try perform(.delete)
            #expect(field.text == "")
            try perform(.pasteAndMatchStyle)
            #expect(field.text == "two")
        }

        @Test func aMenuShowsTheCommandsThatWouldChangeTheField() {
            #expect(shown.isEmpty)
            field.becomeFirstResponder()
            selectInField(7, 7)
            let directions: Set<StandardEdit> = [.leftToRight, .rightToLeft]
            #expect(shown == directions.union([.selectAll]))
            UIPasteboard.general.string = "three"
            #expect(shown == directions.union([.selectAll, .paste, .pasteAndMatchStyle]))
            selectInField(0, 3)
            #expect(shown.isSuperset(of: [.cut, .copy, .delete, .selectAll]))
            field.isSecureTextEntry = true
            selectInField(0, 3)
            #expect(shown.isDisjoint(with: [.cut, .copy]) && shown.contains(.delete))
            selectInField(0, 7)
            #expect(!shown.contains(.selectAll))
            field.isSecureTextEntry = false
            field.allowsEditingTextAttributes = true
            #expect(shown.isSuperset(of: [.toggleBoldface, .toggleItalics, .toggleUnderline, .increaseSize]))
            field.resignFirstResponder()
            #expect(shown.isEmpty)
        }

        @Test func aFieldUndoesAndRedoesByCommands() throws {
            field.becomeFirstResponder()
            #expect(!field.canPerformAction("undo:", withSender: nil))
            screen.press(.keyboardA)
            #expect(field.text == "one twoa")
            try perform(.undo)
            #expect(field.text == "one two" && field.canPerformAction("redo:", withSender: nil))
            try perform(.redo)
            #expect(field.text == "one twoa")
        }

        @Test func theLookOfAFieldChangesByCommands() throws {
            field.becomeFirstResponder()
            field.allowsEditingTextAttributes = true
            selectInField(0, 3)
            try perform(.increaseSize)
            try perform(.toggleUnderline)
            let values = try #require(field.attributedText?.attributes(at: 0, effectiveRange: nil))
            #expect((values[.font] as? UIFont)?.pointSize == 18)
            #expect(TextFormat.underline.isOn(values[.underlineStyle], font: .systemFont(ofSize: 17)))
            let rest = field.attributedText?.attribute(.font, at: 5, effectiveRange: nil) as? UIFont
            #expect(rest?.pointSize == 17)
            try perform(.rightToLeft)
            #expect(field.look.writingDirection == .rightToLeft)
            #expect(!field.canPerformAction(StandardEdit.rightToLeft.action, withSender: nil))
        }

        // MARK: Text views

        @Test func commandsChangeTheLookOfATextView() throws {
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 0, length: 3)
            #expect(!view.canPerformAction("toggleBoldface:", withSender: nil))
            try perform(.toggleBoldface)
            #expect(font(at: 0)?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
            view.allowsEditingTextAttributes = true
            try perform(.toggleBoldface)
            try perform(.toggleItalics)
            try perform(.increaseSize)
            try perform(.increaseSize)
            try perform(.decreaseSize)
            #expect(font(at: 0)?.fontDescriptor.symbolicTraits.contains([.traitBold, .traitItalic]) == true)
            #expect(font(at: 0)?.pointSize == 18 && font(at: 5)?.pointSize == 17)
            try perform(.undo)
            #expect(font(at: 0)?.pointSize == 19)
            try perform(.rightToLeft)
            #expect(view.baseWritingDirection(for: view.beginningOfDocument, in: .forward) == .rightToLeft)
        }

        @Test func noFontBecomesSmallerThanAPoint() {
            #expect(FontStep.smaller.size(after: 17) == 16)
            #expect(FontStep.smaller.size(after: 1.5) == 1)
            #expect(FontStep.smaller.size(after: 0.5) == 0.5)
        }

        @Test func theAppChangesTheAttributesOfTheSelection() {
            view.selectedRange = NSRange(location: 4, length: 3)
            view.updateTextAttributes { $0.merging([.foregroundColor: UIColor.red]) { $1 } }
            let color = view.attributedText.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor
            #expect(color == .red)
            #expect(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor != .red)
            view.selectedRange = NSRange(location: 0, length: 0)
            view.updateTextAttributes { $0.merging([.foregroundColor: UIColor.blue]) { $1 } }
            #expect(view.typingAttributes[.foregroundColor] as? UIColor == .blue)
            field.becomeFirstResponder()
            selectInField(0, 3)
            field.updateTextAttributes { $0.merging([.foregroundColor: UIColor.green]) { $1 } }
            #expect(field.attributedText?.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .green)
        }

        @Test func aTextThatCannotBeEditedHasOnlyTheCommandsForReading() {
            view.isEditable = false
            view.becomeFirstResponder()
            UIPasteboard.general.string = "three"
            view.selectedRange = NSRange(location: 0, length: 3)
            #expect(shown == [.copy, .selectAll])
        }

        @Test func commandsSearchATextView() throws {
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 4, length: 3)
            #expect(shown.isDisjoint(with: StandardEdit.ofSearches))
            view.isFindInteractionEnabled = true
            #expect(shown.intersection(StandardEdit.ofSearches) == [.find, .findAndReplace, .useSelectionForFind])
            try perform(.useSelectionForFind)
            #expect(view.findInteraction?.searchText == "two")
            view.text = "two one two"
            try perform(.find)
            let session = try #require(view.findInteraction?.activeFindSession)
            #expect(session.resultCount == 2)
            // The keys are those of the bar now, whose commands are for the same search.
            #expect(shown.intersection(StandardEdit.ofSearches) == [.find, .findAndReplace, .findNext, .findPrevious])
            let first = session.highlightedResultIndex
            try perform(.findNext)
            #expect(session.highlightedResultIndex != first)
            try perform(.findPrevious)
            #expect(session.highlightedResultIndex == first)
            try perform(.findAndReplace)
            #expect(view.findInteraction?.isFindNavigatorVisible == true)
        }

        // MARK: Other responders

        @Test func commandsChangeTheTextOfAnInteraction() throws {
            let own = GridTextView(frame: CGRect(x: 0, y: 200, width: 200, height: 100))
            let interaction = UITextInteraction(for: .editable)
            interaction.textInput = own
            own.addInteraction(interaction)
            own.text = "one two"
            screen.window.addSubview(own)
            #expect(own.becomeFirstResponder())
            try perform(.selectAll)
            #expect(shown == [.cut, .copy, .delete, .selectAll])
            try perform(.cut)
            #expect(own.text == "" && UIPasteboard.general.string == "one two")
            #expect(shown == [.paste, .pasteAndMatchStyle])
            try perform(.paste)
            #expect(own.text == "one two")
        }

        @Test func aCommandCallsAMethodThatObjectiveCDoesNotSee() throws {
            let label = CopyableLabel(frame: CGRect(x: 0, y: 200, width: 100, height: 30))
            label.isUserInteractionEnabled = true
            screen.window.addSubview(label)
            #expect(label.becomeFirstResponder())
            #expect(shown == [.copy] && !label.responds(to: "copy:"))
            try perform(.copy)
            #expect(label.copies == 1)
        }

        @Test func otherRespondersPerformNoCommand() {
            let plain = UIView()
            #expect(StandardEdit.allCases.allSatisfy { !plain.canPerformAction($0.action, withSender: nil) })
            for edit in StandardEdit.allCases { plain.send(edit, from: nil) }
            #expect(plain.target(forAction: "copy:", withSender: nil) == nil)
        }
    }
}
