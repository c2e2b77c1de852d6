import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor final class TextViewFindTests {
        private final class Owner: NSObject, UITextViewDelegate {
            var refused: Int?

            func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText: String) -> Bool {
                range.location != refused
            }
        }

        private let screen = TestScreen(size: CGSize(width: 480, height: 480))
        private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 480, height: 480))
        private let owner = Owner()

        init() {
            view.delegate = owner
            view.font = .systemFont(ofSize: 17)
            view.text = "One fish, two fish, red Fish, bluefish"
            view.selectedRange = NSRange(location: 0, length: 0)
            view.isFindInteractionEnabled = true
            screen.window.addSubview(view)
            screen.settle()
        }

        private var find: UIFindInteraction {
            get throws { try #require(view.findInteraction) }
        }

        private var bar: FindBar? { screen.window.subviews.compactMap { $0 as? FindBar }.first }

        private func parts<Part: UIView>(of type: Part.Type) -> [Part] {
            func all(in view: UIView) -> [Part] {
                ((view as? Part).map { [$0] } ?? []) + view.subviews.flatMap(all)
            }
            return bar.map(all) ?? []
        }

        private var count: String? {
            parts(of: UILabel.self).compactMap(\.text).first { $0.contains(" of ") || $0 == "Not Found" }
        }

        private func press(_ label: String) throws {
            let button = try #require(parts(of: UIButton.self).first { $0.accessibilityLabel == label })
            screen.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
            screen.settle()
        }

        private func matches(_ query: String, _ text: String, _ options: UITextSearchOptions) -> [Range<Int>] {
            TextMatches.ranges(of: query, in: text, options)
        }

        @Test func matchesAreFoundByTheOptions() {
            let text = "cat Cat concat cats 😀cat"
            #expect(matches("cat", text, UITextSearchOptions()) == [0..<3, 4..<7, 11..<14, 15..<18, 22..<25])
            #expect(matches("cat", text, UITextSearchOptions([])) == [0..<3, 11..<14, 15..<18, 22..<25])
            #expect(matches("cat", text, UITextSearchOptions([], wordMatch: .fullWord)) == [0..<3, 22..<25])
            #expect(matches("cat", text, UITextSearchOptions([], wordMatch: .startsWith)) == [0..<3, 15..<18, 22..<25])
            #expect(matches("", text, UITextSearchOptions()) == [] && matches("dog", text, UITextSearchOptions()) == [])
            #expect(matches("aa", "aaaa", UITextSearchOptions()) == [0..<2, 2..<4])
        }

        @Test func theInteractionIsThereOnlyWhileItIsEnabled() throws {
            #expect(try find.view === view)
            view.isFindInteractionEnabled = false
            #expect(view.findInteraction == nil && view.interactions.allSatisfy { !($0 is UIFindInteraction) })
        }

        @Test func keysOpenTheBarStepAndCloseIt() throws {
            view.becomeFirstResponder()
            screen.press(.keyboardF, modifiers: .control)
            screen.settle()
            #expect(try find.isFindNavigatorVisible && bar?.isEditing == true)
            screen.type("fish")
            #expect(view.foundRanges.found == [4..<8, 14..<18, 24..<28, 34..<38] && count == "1 of 4")
            #expect(view.foundRanges.highlighted == 4..<8)
            screen.press(.keyboardReturnOrEnter)
            #expect(view.foundRanges.highlighted == 14..<18 && count == "2 of 4")
            screen.press(.keyboardG, modifiers: [.control, .shift])
            screen.press(.keyboardG, modifiers: [.control, .shift])
            #expect(view.foundRanges.highlighted == 34..<38 && count == "4 of 4")
            screen.press(.keyboardEscape)
            screen.settle()
            #expect(try !find.isFindNavigatorVisible && bar == nil && view.foundRanges.found.isEmpty)
            #expect(view.isFirstResponder && view.selectedRange == NSRange(location: 34, length: 4))
        }

        @Test func buttonsStepAndCloseTheBar() throws {
            try find.presentFindNavigator(showingReplace: false)
            try find.searchText = "fish"
            screen.settle()
            try press("Next")
            #expect(try find.activeFindSession?.highlightedResultIndex == 1)
            try press("Previous")
            #expect(try find.activeFindSession?.highlightedResultIndex == 0)
            try find.searchText = "bird"
            #expect(count == "Not Found" && view.foundRanges.found.isEmpty)
            #expect(try find.activeFindSession?.highlightedResultIndex == NSNotFound)
            try press("Done")
            #expect(try find.activeFindSession == nil && bar == nil)
        }

        @Test func theSearchBeginsAtTheSelection() throws {
            view.selectedRange = NSRange(location: 10, length: 0)
            try find.searchText = "fish"
            try find.presentFindNavigator(showingReplace: false)
            #expect(view.foundRanges.highlighted == 14..<18)
            try find.findNext()
            try find.findNext()
            try find.findNext()
            #expect(view.foundRanges.highlighted == 4..<8)
        }

        @Test func resultsAreReplacedOneByOne() throws {
            try find.presentFindNavigator(showingReplace: true)
            #expect(bar?.showsReplacement == true)
            try find.searchText = "fish"
            try find.replacementText = "fishes"
            screen.settle()
            try press("Replace")
            #expect(view.text == "One fishes, two fish, red Fish, bluefish")
            #expect(view.foundRanges.highlighted == 16..<20 && count == "2 of 4")
            view.becomeFirstResponder()
            screen.press(.keyboardZ, modifiers: .control)
            #expect(view.text == "One fish, two fish, red Fish, bluefish")
        }

        @Test func allResultsThatTheDelegateAllowsAreReplaced() throws {
            owner.refused = 14
            try find.presentFindNavigator(showingReplace: true)
            try find.searchText = "fish"
            try find.replacementText = "x"
            screen.settle()
            try press("Replace All")
            #expect(view.text == "One x, two fish, red x, bluex" && count == "1 of 1")
        }

        @Test func aTextThatIsNotEditableHasNoReplacement() throws {
            view.isEditable = false
            try find.presentFindNavigator(showingReplace: true)
            #expect(bar?.showsReplacement == false)
            #expect(try find.activeFindSession?.supportsReplacement == false)
        }

        @Test func aChangeOfTheTextIsSearched() throws {
            try find.presentFindNavigator(showingReplace: false)
            try find.searchText = "fish"
            view.text = "fishfish"
            #expect(view.foundRanges.found == [0..<4, 4..<8])
        }

        @Test func theBarCoversNoResult() throws {
            view.text = String(repeating: "line\n", count: 100) + "end"
            view.selectedRange = NSRange(location: 0, length: 0)
            screen.settle()
            try find.presentFindNavigator(showingReplace: false)
            try find.searchText = "end"
            screen.settle()
            let bar = try #require(bar)
            let result = view.convert(view.rects(for: 500..<503)[0], to: nil)
            #expect(bar.frame.maxY == 480 && result.maxY <= bar.frame.minY)
            let height = bar.bounds.height
            #expect(view.contentInset.bottom == height)
            try find.dismissFindNavigator()
            #expect(view.contentInset.bottom == 0)
        }

        @Test func resultsAreDrawnBehindTheText() throws {
            let rect = CGRect(x: 0, y: 0, width: 480, height: 200)
            let plain = view.drawing(in: rect).count
            try find.presentFindNavigator(showingReplace: false)
            try find.searchText = "fish"
            #expect(view.drawing(in: rect).count == plain + 4)
            view.removeFromSuperview()
            #expect(try !find.isFindNavigatorVisible && view.drawing(in: rect).count == plain)
        }

        @Test func theOptionsMenuIsThatOfTheProvider() throws {
            var titles: [String] = []
            try find.optionsMenuProvider = { elements in
                titles = elements.compactMap { ($0 as? UIAction)?.title }
                return UIMenu(children: [UIAction(title: "Mine") { _ in }])
            }
            try find.presentFindNavigator(showingReplace: false)
            #expect(titles == ["Match Case", "Whole Words"])
            let menu = parts(of: UIButton.self).compactMap(\.menu).first
            #expect((menu?.children.first as? UIAction)?.title == "Mine")
        }

        @Test func optionsChangeTheResults() throws {
            try find.presentFindNavigator(showingReplace: false)
            try find.searchText = "fish"
            func choose(_ title: String) throws {
                let menu = try #require(parts(of: UIButton.self).compactMap(\.menu).first)
                let action = menu.children.compactMap { $0 as? UIAction }.first { $0.title == title }
                try #require(action).perform(from: view)
            }
            try choose("Match Case")
            #expect(view.foundRanges.found == [4..<8, 14..<18, 34..<38])
            try choose("Whole Words")
            #expect(view.foundRanges.found == [4..<8, 14..<18])
        }
    }
}
