import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor
    struct UISearchBarTests {
        private final class Log: NSObject, UISearchBarDelegate {
            var entries: [String] = []
            var allows = true

            func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
                entries.append("should begin")
                return allows
            }

            func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { entries.append("did begin") }

            func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
                entries.append("should end")
                return allows
            }

            func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { entries.append("did end") }

            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
                entries.append("text \(searchText)")
            }

            func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { entries.append("search") }
            func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { entries.append("cancel") }
            func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { entries.append("bookmark") }
            func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { entries.append("results") }

            func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
                entries.append("scope \(selectedScope)")
            }

            func position(for bar: any UIBarPositioning) -> UIBarPosition { .bottom }

            func take() -> [String] {
                defer { entries = [] }
                return entries
            }
        }

        private let screen = TestScreen(size: CGSize(width: 320, height: 400))
        private let controller = UIViewController()
        private let bar = UISearchBar()
        private let log = Log()

        init() {
            controller.view.backgroundColor = .systemBackground
            screen.show(controller)
            controller.view.addSubview(bar)
            bar.frame = CGRect(x: 0, y: 100, width: 320, height: 44)
            bar.delegate = log
            screen.settle()
        }

        private var field: UISearchTextField { bar.searchTextField }
        private var fieldFrame: CGRect { screen.presentedFrame(of: field) }

        @Test func theFieldIsWhereIOSHasIt() {
            #expect(fieldFrame == CGRect(x: 8, y: 100, width: 304, height: 44))
            #expect(bar.intrinsicContentSize.height == 64)
            #expect(bar.sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 200, height: 64))
            #expect(field.textRect(forBounds: field.bounds).minX == 39.5)
            #expect(field.textRect(forBounds: field.bounds).maxX == 292)
            #expect(field.editingRect(forBounds: field.bounds) == field.textRect(forBounds: field.bounds))
            bar.text = "a"
            #expect(abs(field.clearButtonRect(forBounds: field.bounds).maxX - 290) < 1e-6)
            #expect(abs(field.rightViewRect(forBounds: field.bounds).maxX - 290) < 1e-6)
            screen.setLayoutDirection(rightToLeft: true)
            screen.settle()
            #expect(abs(field.leftViewRect(forBounds: field.bounds).maxX - 292) < 1e-6)
            #expect(abs(field.textRect(forBounds: field.bounds).maxX - 264.5) < 1e-6)
            #expect(bar.barPosition == .bottom && UISearchBar().barPosition == .top)
        }

        @Test func typingTellsTheDelegateInOrder() {
            screen.tap(field)
            screen.type("ab")
            screen.press(.keyboardReturnOrEnter)
            #expect(log.take() == ["should begin", "did begin", "text a", "text ab", "search"])
            #expect(bar.text == "ab" && bar.isFirstResponder)
            log.allows = false
            #expect(!bar.resignFirstResponder() && log.take() == ["should end"])
            log.allows = true
            #expect(bar.resignFirstResponder() && log.take() == ["should end", "did end"])
            log.allows = false
            #expect(!bar.becomeFirstResponder() && !field.isEditing)
            log.allows = true
            _ = log.take()
            bar.text = "other"
            #expect(log.take().isEmpty && field.text == "other")
        }

        @Test func escapeClearsTheTextOrCancels() {
            bar.becomeFirstResponder()
            screen.type("a")
            _ = log.take()
            screen.press(.keyboardEscape)
            #expect(bar.text == "" && log.take() == ["text "])
            bar.showsCancelButton = true
            screen.press(.keyboardEscape)
            #expect(log.take() == ["cancel"])
        }

        @Test func theCancelButtonTakesItsRoomFromTheField() throws {
            bar.setShowsCancelButton(true, animated: true)
            #expect(fieldFrame.maxX > 300, "it begins where it was")
            screen.settle()
            let button = try #require(screen.element(labelled: "Cancel"))
            #expect(fieldFrame.maxX < 270 && bar.showsCancelButton)
            #expect(button.frame.minX >= fieldFrame.maxX && button.frame.maxX <= 312)
            screen.activate(button)
            #expect(log.take() == ["cancel"])
            screen.setLayoutDirection(rightToLeft: true)
            screen.settle()
            #expect(fieldFrame.minX > 50 && fieldFrame.maxX == 312)
            bar.showsCancelButton = false
            screen.settle()
            #expect(fieldFrame.width == 304 && screen.element(labelled: "Cancel") == nil)
        }

        @Test func buttonsInTheFieldTellTheDelegate() throws {
            bar.showsBookmarkButton = true
            screen.settle()
            screen.activate(try #require(screen.element(labelled: "Bookmarks")))
            bar.showsBookmarkButton = false
            bar.showsSearchResultsButton = true
            screen.settle()
            screen.activate(try #require(screen.element(labelled: "Results")))
            #expect(log.take() == ["bookmark", "results"])
            bar.isSearchResultsButtonSelected = true
            screen.settle()
            #expect(screen.element(labelled: "Results")?.traits.contains(.selected) == true)
            bar.text = "a"
            screen.settle()
            #expect(screen.element(labelled: "Results") == nil, "the clear button replaces it")
            bar.showsSearchResultsButton = false
            bar.text = ""
            screen.settle()
            #expect(screen.element(labelled: "Results") == nil)
        }

        @Test func scopesAreBelowTheField() throws {
            bar.scopeButtonTitles = ["All", "New"]
            #expect(bar.intrinsicContentSize.height == 64 && screen.element(labelled: "New") == nil)
            bar.setShowsScope(true, animated: true)
            screen.settle()
            #expect(bar.intrinsicContentSize.height == 111 && bar.showsScopeBar)
            bar.sizeToFit()
            screen.settle()
            let scope = try #require(screen.element(labelled: "New"))
            #expect(scope.frame.minY >= fieldFrame.maxY)
            screen.activate(scope)
            #expect(log.take() == ["scope 1"] && bar.selectedScopeButtonIndex == 1)
            bar.selectedScopeButtonIndex = 0
            screen.settle()
            #expect(log.take().isEmpty)
            #expect(screen.element(labelled: "All")?.traits.contains(.selected) == true)
            bar.selectedScopeButtonIndex = 1
            bar.scopeButtonTitles = ["One"]
            #expect(bar.selectedScopeButtonIndex == 0)
            bar.showsScopeBar = false
            #expect(bar.intrinsicContentSize.height == 64)
        }

        @Test func aPromptIsAboveTheField() throws {
            bar.prompt = "Find anything"
            bar.sizeToFit()
            screen.settle()
            #expect(bar.bounds.height == 98)
            let prompt = try #require(screen.element(labelled: "Find anything"))
            #expect(prompt.frame.maxY <= fieldFrame.minY && fieldFrame.height == 44)
            bar.prompt = nil
            #expect(bar.intrinsicContentSize.height == 64)
            screen.settle()
            #expect(screen.element(labelled: "Find anything") == nil)
        }

        @Test func placeholderColorsAndStateReachTheParts() {
            bar.placeholder = "Names"
            screen.settle()
            #expect(
                bar.placeholder == "Names" && screen.element(labelled: "Names")?.traits.contains(.searchField) == true
            )
            bar.barTintColor = .systemYellow
            #expect(bar.subviews.first?.backgroundColor == .systemYellow)
            bar.searchBarStyle = .minimal
            #expect(bar.subviews.first?.backgroundColor == nil)
            bar.showsCancelButton = true
            bar.isEnabled = false
            #expect(!bar.isEnabled && !field.isEnabled && !bar.becomeFirstResponder())
            screen.settle()
            #expect(screen.element(labelled: "Cancel")?.traits.contains(.notEnabled) == true)
        }

        @Test(arguments: [UIContentSizeCategory.extraSmall, .accessibilityExtraExtraExtraLarge], [false, true])
        func theAuditPasses(category: UIContentSizeCategory, isDark: Bool) {
            bar.text = "Text"
            bar.showsCancelButton = true
            bar.scopeButtonTitles = ["All", "New"]
            bar.showsScopeBar = true
            screen.setAppearance(dark: isDark)
            screen.setContentSizeCategory(category)
            screen.settle()
            bar.sizeToFit()
            screen.settle()
            let issues = screen.performAccessibilityAudit(for: [.contrast, .keyboard, .sufficientElementDescription]) {
                $0.compactDescription == "Contrast nearly passed"
            }
            #expect(issues.isEmpty, "\(issues)")
        }

        @Test func aBarWithoutASizeHasScopesThatCanBeLaidOut() {
            let bar = UISearchBar()
            bar.scopeButtonTitles = ["All", "New"]
            bar.showsScopeBar = true
            bar.layoutIfNeeded()
            #expect(bar.intrinsicContentSize.height == 111)
        }

        @Test func largeTextMakesTheBarHigher() {
            screen.setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            screen.settle()
            #expect(bar.intrinsicContentSize.height > 64)
            #expect(field.font?.pointSize == 28)
        }
    }
}
