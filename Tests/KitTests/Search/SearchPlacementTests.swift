import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct SearchPlacementTests {
        private final class Log: NSObject, UISearchControllerDelegate {
            var entries: [String] = []

            func searchController(
                _ searchController: UISearchController,
                willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
            ) { entries.append("will \(newPlacement.rawValue)") }

            func searchController(
                _ searchController: UISearchController,
                didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
            ) { entries.append("did \(previousPlacement.rawValue)") }

            func presentSearchController(_ searchController: UISearchController) { entries.append("present") }
        }

        private let screen = TestScreen(size: CGSize(width: 1000, height: 700))
        private let rows = LargeTitleTests.Rows("Rows")
        private let search = UISearchController(searchResultsController: nil)
        private let navigation: UINavigationController
        private let log = Log()
        private var item: UINavigationItem { rows.navigationItem }

        init() {
            search.delegate = log
            search.obscuresBackgroundDuringPresentation = false
            rows.navigationItem.searchController = search
            navigation = UINavigationController(rootViewController: rows)
            screen.show(navigation)
            screen.settle()
        }

        private var bar: CGRect { screen.presentedFrame(of: navigation.navigationBar) }
        private var field: CGRect { screen.presentedFrame(of: search.searchBar.searchTextField) }

        private func narrow() {
            screen.resize(to: CGSize(width: 400, height: 700))
            screen.settle()
        }

        @Test func theBarIsBelowTheTitleByDefault() {
            #expect(item.preferredSearchBarPlacement == .automatic && item.searchBarPlacement == .stacked)
            #expect(search.searchBarPlacement == .stacked && bar.height == 114)
            #expect(UINavigationItem.SearchBarPlacement.integrated == .inline)
        }

        @Test func theBarIsInTheLineOfTheTitle() throws {
            item.preferredSearchBarPlacement = .integrated
            screen.settle()
            #expect(item.searchBarPlacement == .integrated && bar.height == 54)
            #expect(rows.view.safeAreaInsets.top == 64 && rows.tableView.contentOffset.y == -64)
            #expect(field.maxX == 984 && field.minX > 650 && field.minY >= bar.minY && field.maxY <= bar.maxY)
            let title = try #require(screen.element(labelled: "Rows")).frame
            #expect(title.maxX < field.minX)
            screen.tap(search.searchBar.searchTextField)
            screen.settle()
            #expect(search.isActive && bar.height == 54 && screen.element(labelled: "Rows") != nil)
            #expect(log.entries == ["will 1", "did 2", "present"])
        }

        @Test func aBarInTheCenterNeedsRoomThere() {
            item.preferredSearchBarPlacement = .integratedCentered
            screen.settle()
            #expect(item.searchBarPlacement == .integrated && field.maxX == 984)
            item.style = .browser
            screen.settle()
            #expect(item.searchBarPlacement == .integratedCentered && abs(field.midX - 500) < 1)
        }

        @Test func aButtonBeginsTheSearch() throws {
            item.preferredSearchBarPlacement = .integratedButton
            screen.settle()
            #expect(item.searchBarPlacement == .integratedButton && bar.height == 54)
            let button = try #require(screen.element(labelled: "Search")).frame
            #expect(button.maxX > 980 && button.width < 60)
            screen.tap(at: CGPoint(x: button.midX, y: button.midY))
            screen.settle()
            #expect(search.isActive && search.searchBar.searchTextField.isFirstResponder && field.maxX > 900)
            search.isActive = false
            screen.settle()
            #expect(try #require(screen.element(labelled: "Search")).frame == button)
        }

        @Test func inANarrowWindowAButtonBeginsTheSearch() throws {
            item.preferredSearchBarPlacement = .integrated
            screen.settle()
            log.entries = []
            narrow()
            #expect(log.entries == ["will 4", "did 1"] && item.searchBarPlacement == .integratedButton)
            #expect(bar.height == 54)
            let button = try #require(screen.element(labelled: "Search")).frame
            screen.tap(at: CGPoint(x: button.midX, y: button.midY))
            screen.settle()
            #expect(search.isActive && bar.height == 60 && field.width > 280)
            search.isActive = false
            screen.settle()
            #expect(bar.height == 54)
        }

        @Test func aSearchWithScopesIsBelowTheTitle() {
            search.searchBar.scopeButtonTitles = ["All", "None"]
            item.preferredSearchBarPlacement = .integrated
            search.hidesNavigationBarDuringPresentation = false
            screen.settle()
            #expect(bar.height == 54)
            search.isActive = true
            screen.settle()
            #expect(bar.height > 114)
        }

        @Test func suggestionsAreIgnoredOnlyBelowTheTitle() {
            search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "One")]
            search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
            #expect(search.searchBar.searchTextField.suggestions.ofController == nil)
            item.preferredSearchBarPlacement = .integrated
            #expect(search.searchBar.searchTextField.suggestions.ofController != nil)
        }
    }
}
