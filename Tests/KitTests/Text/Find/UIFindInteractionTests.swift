import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor final class UIFindInteractionTests {
        /// A view of pages, whose ranges are their numbers, that finds them later.
        private final class Pages: UIView, UITextSearching, UIFindInteractionDelegate {
            typealias DocumentIdentifier = Int

            final class Page: UITextRange {
                let number: Int
                init(_ number: Int) { self.number = number }
            }

            var log: [String] = []
            var aggregators: [UITextSearchAggregator<Int>] = []
            var selectedTextRange: UITextRange? { nil }

            func compare(_ range: UITextRange, toRange: UITextRange, document: Int?) -> ComparisonResult {
                let (first, second) = ((range as? Page)?.number ?? 0, (toRange as? Page)?.number ?? 0)
                return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
            }

            func compare(document: Int, toDocument: Int) -> ComparisonResult {
                document < toDocument ? .orderedAscending : .orderedDescending
            }

            func performTextSearch(
                queryString: String,
                options: UITextSearchOptions,
                resultAggregator: UITextSearchAggregator<Int>
            ) { aggregators.append(resultAggregator) }

            func decorate(foundTextRange: UITextRange, document: Int?, usingStyle: UITextSearchFoundTextStyle) {
                log.append("\(document ?? -1).\((foundTextRange as? Page)?.number ?? -1) \(usingStyle)")
            }

            func clearAllDecoratedFoundText() { log.append("clear") }

            func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
                UITextSearchingFindSession(searchableObject: self)
            }

            func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
                log.append("begin")
            }

            func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
                log.append("end")
            }
        }

        private let screen = TestScreen(size: CGSize(width: 480, height: 480))
        private let pages = Pages(frame: CGRect(x: 0, y: 0, width: 480, height: 300))
        private lazy var find = UIFindInteraction(sessionDelegate: pages)

        init() {
            screen.window.addSubview(pages)
            pages.addInteraction(find)
        }

        private func report(_ page: Int, _ document: Int, to aggregator: UITextSearchAggregator<Int>) {
            aggregator.foundRange(Pages.Page(page), searchString: "a", document: document)
        }

        @Test func resultsOfSeveralTextsAreInTheirOrder() throws {
            find.searchText = "a"
            find.presentFindNavigator(showingReplace: true)
            let session = try #require(find.activeFindSession as? UITextSearchingFindSession)
            #expect(session.resultCount == 0 && !session.supportsReplacement)
            let aggregator = try #require(pages.aggregators.first)
            for (page, document) in [(2, 1), (1, 2), (1, 1)] { report(page, document, to: aggregator) }
            #expect(aggregator.allFoundRanges.compactMap { ($0 as? Pages.Page)?.number } == [1, 2, 1])
            pages.log = []
            aggregator.finishedSearching()
            #expect(pages.log == ["1.1 found", "1.2 found", "2.1 found", "1.1 highlighted"])
            pages.log = []
            find.findPrevious()
            #expect(pages.log == ["1.1 found", "2.1 highlighted"] && session.highlightedResultIndex == 2)
            aggregator.invalidateFoundRange(Pages.Page(2), document: 1)
            #expect(session.resultCount == 2 && session.highlightedResultIndex == 1)
            aggregator.invalidate()
            #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
        }

        @Test func aSearchThatWasReplacedReportsNothing() throws {
            find.searchText = "a"
            find.presentFindNavigator(showingReplace: false)
            find.searchText = "b"
            #expect(pages.aggregators.count == 2)
            report(1, 1, to: pages.aggregators[0])
            pages.aggregators[0].finishedSearching()
            #expect(find.activeFindSession?.resultCount == 0)
            report(1, 1, to: pages.aggregators[1])
            #expect(find.activeFindSession?.resultCount == 1)
        }

        @Test func theDelegateIsToldOfTheBeginningAndTheEnd() {
            find.presentFindNavigator(showingReplace: false)
            find.presentFindNavigator(showingReplace: false)
            pages.removeInteraction(find)
            #expect(pages.log.filter { $0 != "clear" } == ["begin", "end"])
            #expect(!find.isFindNavigatorVisible && find.view == nil && find.activeFindSession == nil)
            find.presentFindNavigator(showingReplace: false)
            #expect(!find.isFindNavigatorVisible)
        }

        private final class Counting: UIFindSession {
            var (results, index) = (7, 2)
            override var resultCount: Int { results }
            override var highlightedResultIndex: Int { index }
        }

        @Test func theCountIsShownInTheStyleOfTheSession() {
            let session = Counting()
            func text(_ isSearching: Bool = true) -> String { FindCount(session, isSearching: isSearching).text }
            #expect(text() == "3 of 7" && text(false) == "")
            session.index = NSNotFound
            #expect(text() == "7")
            session.index = 0
            session.searchResultDisplayStyle = .total
            #expect(text() == "7")
            session.searchResultDisplayStyle = .none
            #expect(text() == "")
            session.searchResultDisplayStyle = .currentAndTotal
            session.results = 0
            #expect(text() == "Not Found")
        }

        @Test func foundRangesKeepTheirOrderAndStyles() {
            var ranges = FoundRanges()
            for start in [10, 0, 5, 5] { ranges.set(.found, of: start..<start + 3) }
            #expect(ranges.found == [0..<3, 5..<8, 10..<13])
            ranges.set(.highlighted, of: 5..<8)
            #expect(ranges.highlighted == 5..<8 && ranges.found.count == 3)
            #expect(Array(ranges.ranges(in: 7..<10)) == [5..<8] && Array(ranges.ranges(in: 3..<5)) == [])
            #expect(Array(ranges.ranges(in: 2..<11)) == [0..<3, 5..<8, 10..<13])
            ranges.set(.normal, of: 5..<8)
            #expect(ranges.highlighted == nil && ranges.found == [0..<3, 10..<13])
        }
    }
}
