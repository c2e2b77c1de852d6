import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct SearchSuggestionTests {
        private final class Log: NSObject, UISearchTextFieldDelegate, UISearchResultsUpdating {
            var chosen: [String] = []

            func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {
                chosen.append(suggestion.localizedSuggestion ?? "")
            }

            func updateSearchResults(for searchController: UISearchController) {}

            func updateSearchResults(
                for searchController: UISearchController,
                selecting searchSuggestion: any UISearchSuggestion
            ) {
                chosen.append("controller \(searchSuggestion.localizedSuggestion ?? "")")
            }
        }

        private let screen = TestScreen(size: CGSize(width: 320, height: 600))
        private let controller = UIViewController()
        private let field = UISearchTextField(frame: CGRect(x: 10, y: 100, width: 300, height: 44))
        private let log = Log()
        private let items = ["One", "Two"].map { UISearchSuggestionItem(localizedSuggestion: $0) }

        init() {
            screen.show(controller)
            controller.view.addSubview(field)
            field.delegate = log
            screen.settle()
        }

        private var list: SuggestionList? { screen.window.subviews.lazy.compactMap { $0 as? SuggestionList }.first }

        @Test func anItemKeepsItsParts() {
            let icon = plainImage(.red)
            let item = UISearchSuggestionItem(localizedSuggestion: "A", localizedDescription: "B", iconImage: icon)
            item.representedObject = 3
            #expect(item.localizedSuggestion == "A" && item.localizedDescription == "B" && item.iconImage === icon)
            #expect(item.localizedAttributedSuggestion?.string == "A" && item.representedObject as? Int == 3)
        }

        @Test func suggestionsAreBelowTheFieldWhileItIsEdited() throws {
            field.searchSuggestions = items
            #expect(list == nil)
            field.becomeFirstResponder()
            screen.settle()
            let frame = screen.presentedFrame(of: try #require(list))
            #expect(frame.minY >= 144 && frame.minX == 10 && frame.width == 300 && frame.height == 88)
            field.resignFirstResponder()
            #expect(list == nil)
        }

        @Test func aTapChoosesASuggestion() throws {
            field.searchSuggestions = items
            field.becomeFirstResponder()
            screen.settle()
            let frame = screen.presentedFrame(of: try #require(list))
            screen.tap(at: CGPoint(x: 100, y: frame.maxY - 10))
            #expect(log.chosen == ["Two"] && list == nil && field.isEditing)
            field.searchSuggestions = items
            #expect(list != nil)
        }

        @Test func theKeysChooseASuggestion() {
            field.searchSuggestions = items
            field.becomeFirstResponder()
            screen.settle()
            screen.press(.keyboardDownArrow)
            screen.press(.keyboardReturnOrEnter)
            #expect(log.chosen == ["One"] && list == nil)
            field.searchSuggestions = items
            screen.press(.keyboardUpArrow)
            screen.press(.keyboardReturnOrEnter)
            #expect(log.chosen == ["One", "Two"])
        }

        @Test func aSearchControllerTellsItsUpdater() {
            let search = UISearchController(searchResultsController: nil)
            search.searchResultsUpdater = log
            let page = UIViewController()
            page.navigationItem.searchController = search
            screen.show(UINavigationController(rootViewController: page))
            screen.settle()
            search.searchSuggestions = items
            search.searchBar.becomeFirstResponder()
            screen.settle()
            #expect(list != nil && search.searchBarPlacement == .stacked)
            #expect(page.navigationItem.searchBarPlacement == .stacked)
            search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
            #expect(list == nil)
            search.ignoresSearchSuggestionsForSearchBarPlacementStacked = false
            screen.press(.keyboardDownArrow)
            screen.press(.keyboardReturnOrEnter)
            #expect(log.chosen == ["controller One"])
        }

        @Test func tokensOfASearchAreAQuery() {
            let search = UISearchController(searchResultsController: UIViewController())
            let page = UIViewController()
            page.navigationItem.searchController = search
            screen.show(UINavigationController(rootViewController: page))
            screen.settle()
            search.isActive = true
            #expect(!search.showsSearchResultsController)
            search.searchBar.searchTextField.tokens = [UISearchToken(icon: nil, text: "Token")]
            #expect(search.showsSearchResultsController)
            search.isActive = false
            #expect(search.searchBar.searchTextField.tokens.isEmpty)
        }
    }
}
