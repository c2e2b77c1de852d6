import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct ContentUnavailableTests {
        private final class Letters: UITableViewController {
            var states: [UIContentUnavailableConfigurationState] = []
            var rows = 0

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }

            override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
                states.append(state)
                contentUnavailableConfiguration = rows == 0 ? UIContentUnavailableConfiguration.search() : nil
            }
        }

        private let screen = TestScreen(size: CGSize(width: 320, height: 480))

        private func unavailableView(in view: UIView) -> UIContentUnavailableView? {
            view as? UIContentUnavailableView ?? view.subviews.lazy.compactMap(unavailableView).first
        }

        private func labels(in view: UIView) -> [String] {
            let own = (view as? UILabel).flatMap { $0.isHidden ? nil : $0.text }
            return [own].compactMap(\.self) + view.subviews.flatMap(labels)
        }

        @Test func anEmptyTableSaysSo() throws {
            let letters = Letters()
            screen.show(letters)
            screen.settle()
            #expect(letters.states.count == 1 && letters.states.first?.searchText == nil)
            let view = try #require(unavailableView(in: letters.view))
            #expect(labels(in: view) == ["No Results", "Check the spelling or try a new search."])
            #expect(view.convert(view.bounds, to: letters.view) == letters.view.bounds)
            let content = letters.contentUnavailableConfiguration as? UIContentUnavailableConfiguration
            #expect(content?.text == "No Results" && content?.image != nil)
            // It stays in place while the table scrolls.
            letters.tableView.contentOffset.y = 40
            screen.settle()
            #expect(view.convert(view.bounds, to: screen.window) == screen.window.bounds)
            letters.rows = 3
            letters.tableView.reloadData()
            letters.setNeedsUpdateContentUnavailableConfiguration()
            #expect(letters.states.count == 1)
            screen.settle()
            #expect(letters.states.count == 2 && unavailableView(in: letters.view) == nil)
            #expect(letters.contentUnavailableConfiguration == nil)
        }

        @Test func theStateHasTheTextOfTheSearch() throws {
            let letters = Letters()
            let search = UISearchController(searchResultsController: nil)
            letters.navigationItem.searchController = search
            screen.show(UINavigationController(rootViewController: letters))
            screen.settle()
            screen.tap(search.searchBar.searchTextField)
            screen.settle()
            screen.type("x")
            screen.settle()
            #expect(letters.states.last?.searchText == "x")
            let view = try #require(unavailableView(in: letters.view))
            #expect(labels(in: view).first == "No Results for “x”")
        }

        @Test func changedTraitsUpdateIt() {
            let letters = Letters()
            screen.show(letters)
            screen.settle()
            screen.setAppearance(dark: true)
            screen.settle()
            #expect(letters.states.count == 2 && letters.states.last?.traitCollection.userInterfaceStyle == .dark)
        }

        @Test func contentIsInTheMiddleAndItsButtonWorks() throws {
            var taps = 0
            var content = UIContentUnavailableConfiguration.empty()
            content.image = UIImage(systemName: "magnifyingglass")
            content.text = "Nothing"
            content.secondaryText = "Add something"
            content.button.title = "Add"
            content.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
            content.secondaryButton.title = "Later"
            content.secondaryButtonProperties.isEnabled = false
            let home = UIViewController()
            home.contentUnavailableConfiguration = content
            screen.show(home)
            screen.settle()
            let view = try #require(unavailableView(in: home.view))
            let scrollers = view.subviews.compactMap { $0 as? UIScrollView }
            let parts = scrollers.flatMap(\.subviews).filter { !$0.isHidden }
            let frames = parts.map { view.convert($0.bounds, from: $0) }
            #expect(frames.allSatisfy { abs($0.midX - 160) <= 0.5 } && frames.count >= 5)
            let top = frames.map(\.minY).min() ?? 0
            let bottom = frames.map(\.maxY).max() ?? 0
            #expect(abs((top + bottom) / 2 - 240) <= 1)
            let buttons = parts.compactMap { $0 as? UIButton }
            #expect(buttons.map(\.isEnabled) == [true, false])
            screen.tap(try #require(buttons.first))
            #expect(taps == 1)
            content.alignment = .natural
            content.text = nil
            home.contentUnavailableConfiguration = content
            screen.settle()
            #expect(unavailableView(in: home.view) === view && labels(in: view).contains("Add something"))
            let label = try #require(parts.compactMap { $0 as? UILabel }.first { $0.text == "Add something" })
            #expect(view.convert(label.bounds, from: label).minX == 20)
        }

        @Test func loadingContentHasAnIndicator() throws {
            let view = UIContentUnavailableView(configuration: .loading())
            view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
            screen.window.addSubview(view)
            view.layoutIfNeeded()
            let indicators = view.subviews.flatMap(\.subviews).compactMap { $0 as? UIActivityIndicatorView }
            #expect(indicators.map(\.isAnimating) == [true] && labels(in: view) == ["Loading…"])
            #expect(!view.isScrollEnabled)
            view.configuration = UIContentUnavailableConfiguration.empty()
            #expect(view.subviews.flatMap(\.subviews).allSatisfy { !($0 is UIActivityIndicatorView) })
            #expect(labels(in: view).isEmpty)
        }

        @Test func textsWithAttributesReplacePlainOnes() {
            var content = UIContentUnavailableConfiguration.search()
            content.attributedText = NSAttributedString(string: "styled")
            #expect(content.text == nil && content.attributedText?.string == "styled")
            content.text = "plain"
            #expect(content.attributedText == nil && content.text == "plain")
            content.secondaryText = nil
            #expect(content.secondaryText == nil && content != .search())
            var state = UIContentUnavailableConfigurationState(traitCollection: .current)
            state.searchText = "a"
            #expect(content.updated(for: state).text == "plain")
            #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results for “a”")
        }
    }
}
