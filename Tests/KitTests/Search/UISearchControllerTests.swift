import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor
    struct UISearchControllerTests {
        private final class Log: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
            var entries: [String] = []

            func willPresentSearchController(_ searchController: UISearchController) { entries.append("will present") }
            func didPresentSearchController(_ searchController: UISearchController) { entries.append("did present") }
            func willDismissSearchController(_ searchController: UISearchController) { entries.append("will dismiss") }
            func didDismissSearchController(_ searchController: UISearchController) { entries.append("did dismiss") }

            func updateSearchResults(for searchController: UISearchController) {
                entries.append("update \(searchController.searchBar.text ?? "") \(searchController.isActive)")
            }

            func take() -> [String] {
                defer { entries = [] }
                return entries
            }
        }

        private let screen = TestScreen(size: CGSize(width: 390, height: 600))
        private let rows = LargeTitleTests.Rows("Rows")
        private let results = LoggingController("results", LifeCycleLog())
        private let search: UISearchController
        private let navigation: UINavigationController
        private let log = Log()

        init() {
            search = UISearchController(searchResultsController: results)
            search.delegate = log
            search.searchResultsUpdater = log
            rows.navigationItem.searchController = search
            navigation = UINavigationController(rootViewController: rows)
            screen.show(navigation)
            screen.settle()
        }

        private var table: UITableView { rows.tableView }
        private var bar: CGRect { screen.presentedFrame(of: navigation.navigationBar) }
        private var field: UISearchTextField { search.searchBar.searchTextField }

        @Test func theBarIsBelowTheTitleAndInsetsTheContent() {
            #expect(bar == CGRect(x: 0, y: 10, width: 390, height: 114))
            #expect(screen.presentedFrame(of: search.searchBar) == CGRect(x: 0, y: 64, width: 390, height: 60))
            #expect(rows.view.safeAreaInsets.top == 124 && table.contentOffset.y == -124)
            navigation.navigationBar.prefersLargeTitles = true
            screen.settle()
            #expect(bar.height == 114 + 52.5 && table.contentOffset.y == -124 - 52.5)
            rows.navigationItem.searchController = nil
            screen.settle()
            #expect(bar.height == 106.5 && search.searchBar.window == nil)
        }

        @Test(arguments: [false, true])
        func theBarScrollsAwayBeforeTheLargeTitle(isLarge: Bool) {
            navigation.navigationBar.prefersLargeTitles = isLarge
            screen.settle()
            let top = table.contentOffset.y
            let title: CGFloat = isLarge ? 52.5 : 0
            for distance in stride(from: 0, through: 120, by: 2.5) as StrideThrough<CGFloat> {
                table.contentOffset.y = top + distance
                screen.advance(by: 1 / 60)
                let extent = max(0, 60 - distance) + max(0, title - max(0, distance - 60))
                #expect(abs(bar.height - 54 - extent) < 1e-9, "\(distance)")
                #expect(abs(table.adjustedContentInset.top - 64 - extent) < 1e-9, "\(distance)")
                #expect(table.contentOffset.y == top + distance)
            }
            #expect(!screen.accessibilityTree.contains { $0.traits.contains(.searchField) })
            rows.navigationItem.hidesSearchBarWhenScrolling = false
            screen.settle()
            #expect(bar.height == 114)
        }

        @Test(arguments: [(10, 0), (40, 60), (75, 60), (100, 112.5)] as [(CGFloat, CGFloat)])
        func contentComesToRestWhereNothingIsCut(distance: CGFloat, rest: CGFloat) {
            let place = NavigationBarPlace(title: 52.5, hidingSearch: 60, scrolled: distance)
            #expect(place.distanceToRest == rest - distance)
        }

        @Test func aSearchBeginsWithEditingAndEndsWithCancel() throws {
            screen.tap(field)
            #expect(log.entries.prefix(2) == ["will present", "update  true"] && search.isActive)
            screen.settle()
            #expect(log.take() == ["will present", "update  true", "did present"])
            #expect(bar == CGRect(x: 0, y: 10, width: 390, height: 60))
            #expect(rows.view.safeAreaInsets.top == 70 && table.contentOffset.y == -70)
            #expect(screen.element(labelled: "Rows") == nil)
            screen.type("ab")
            #expect(log.take() == ["update a true", "update ab true"])
            screen.activate(try #require(screen.element(labelled: "Cancel")))
            screen.settle()
            #expect(log.take() == ["will dismiss", "update  false", "did dismiss"])
            #expect(!search.isActive && search.searchBar.text == "" && !field.isEditing)
            #expect(bar.height == 114 && table.contentOffset.y == -124)
            #expect(screen.element(labelled: "Cancel") == nil && screen.element(labelled: "Rows") != nil)
        }

        @Test func escapeEndsTheSearch() {
            search.isActive = true
            screen.settle()
            #expect(!field.isEditing)
            #expect(screen.window.goBack() && !search.isActive)
            screen.settle()
            screen.tap(field)
            screen.press(.keyboardEscape)
            #expect(!search.isActive)
        }

        @Test func resultsAreOverTheContentWhileThereIsAText() {
            screen.tap(field)
            screen.settle()
            #expect(search.view.window != nil && results.viewIfLoaded?.window == nil, "the content is dimmed")
            #expect(!search.showsSearchResultsController)
            screen.type("a")
            screen.settle()
            #expect(search.showsSearchResultsController && results.view.window != nil)
            #expect(screen.presentedFrame(of: results.view) == screen.window.bounds)
            #expect(results.view.safeAreaInsets.top == 70)
            #expect(results.parent === search && results.navigationController === navigation)
            #expect(results.storage.appearance == .appeared)
            search.isActive = false
            screen.settle()
            #expect(results.view.window == nil && search.view.window == nil && search.parent == nil)
            #expect(results.storage.appearance == .disappeared)
        }

        @Test func dimmedContentEndsTheSearchWhenItIsTouched() {
            search.isActive = true
            screen.settle()
            screen.tap(at: CGPoint(x: 200, y: 400))
            screen.settle()
            #expect(!search.isActive)
            search.obscuresBackgroundDuringPresentation = false
            search.isActive = true
            screen.settle()
            #expect(search.viewIfLoaded?.window == nil)
        }

        @Test func theClientCanShowResultsWithoutAText() {
            search.showsSearchResultsController = true
            #expect(!search.automaticallyShowsSearchResultsController)
            search.isActive = true
            screen.settle()
            #expect(results.viewIfLoaded?.window != nil)
            search.showsSearchResultsController = false
            screen.settle()
            #expect(results.view.window == nil)
        }

        @Test func theSearchGoesOnBelowAPushedController() {
            screen.tap(field)
            screen.type("a")
            screen.settle()
            let detail = UIViewController()
            navigation.pushViewController(detail, animated: true)
            while results.view.window != nil, screen.now < 10 {
                screen.advance(by: 1 / 60)
                guard results.view.window != nil else { break }
                #expect(screen.presentedFrame(of: search.view).minX == screen.presentedFrame(of: rows.view).minX)
            }
            screen.settle()
            #expect(search.isActive && results.view.window == nil && detail.view.window != nil)
            navigation.popViewController(animated: true)
            screen.settle()
            #expect(search.isActive && results.view.window != nil && search.searchBar.text == "a")
            #expect(screen.presentedFrame(of: results.view) == screen.window.bounds)
        }

        @Test func theNavigationBarCanStay() {
            search.hidesNavigationBarDuringPresentation = false
            search.automaticallyShowsCancelButton = false
            search.isActive = true
            screen.settle()
            #expect(bar.height == 114 && screen.element(labelled: "Cancel") == nil)
            #expect(screen.element(labelled: "Rows") != nil)
            search.hidesNavigationBarDuringPresentation = true
            screen.settle()
            #expect(bar.height == 60)
        }

        @Test(arguments: [UISearchController.ScopeBarActivation.automatic, .manual, .onTextEntry, .onSearchActivation])
        func scopesAppearWithTheSearchOrItsText(activation: UISearchController.ScopeBarActivation) {
            search.searchBar.scopeButtonTitles = ["All", "New"]
            search.scopeBarActivation = activation
            screen.settle()
            #expect(bar.height == 114)
            screen.tap(field)
            screen.settle()
            let isShown = activation == .automatic || activation == .onSearchActivation
            #expect(bar.height == (isShown ? 107 : 60))
            screen.type("a")
            screen.settle()
            #expect(bar.height == (activation == .manual ? 60 : 107))
            _ = log.take()
            search.searchBar.selectedScopeButtonIndex = 1
            #expect(log.take() == ["update a true"])
        }

        @Test func aTextSetInCodeUpdatesTheResults() {
            search.isActive = true
            _ = log.take()
            search.searchBar.text = "code"
            #expect(log.take() == ["update code true"])
            #expect(search.searchResultsController === results && search.searchBar.placeholder == "Search")
            #expect(UISearchController().searchResultsController == nil)
        }
    }
}
