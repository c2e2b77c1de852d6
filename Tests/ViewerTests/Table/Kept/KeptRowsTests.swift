import Reader
import SeededRandom
import Testing
import UIKit
import UIKitTesting
import Unfold

@testable import Documents
@testable import Viewer

extension ViewerScreenTests {
    /// Tests the rows around those on the screen, which stay at the top.
    @Suite @MainActor struct KeptRowsTests {
        private static let text: String = {
            let numbers = (0..<12).map(String.init).joined(separator: ",")
            let items = (0..<40).map { "{\"id\": \($0), \"deep\": {\"in\": [\(numbers)]}}" }
            return "{\"first\": 1, \"items\": [\(items.joined(separator: ", "))], \"last\": 2}"
        }()

        @MainActor private struct Stage {
            let screen = TestScreen(size: CGSize(width: 500, height: 600))
            let controller = DocumentViewController(document(KeptRowsTests.text, named: "a.json"))
            var table: UITableView { controller.tableView }

            init() {
                screen.show(UINavigationController(rootViewController: controller))
                screen.settle()
                controller.expander.set(.expanded, for: DocumentRowID(index: 1))
                screen.settle()
            }

            /// The summaries of the rows at the top.
            var kept: [String] {
                controller.current.kept.view.isHidden
                    ? []
                    : controller.current.kept.view.ids.compactMap { controller.rows.outline.index(of: $0) }.compactMap {
                        controller.rows.content(at: $0)?.summary.text
                    }
            }

            /// Scrolls as far as there are rows.
            func scroll(by distance: CGFloat) {
                let top = -table.adjustedContentInset.top
                let end = max(top, table.contentSize.height - table.bounds.height)
                table.contentOffset.y = min(max(top, table.contentOffset.y + distance), end)
                screen.settle()
            }
        }

        @Test func rowsAroundThoseOnTheScreenStayAtTheTop() throws {
            let stage = Stage()
            #expect(stage.kept.isEmpty)
            stage.scroll(by: 200)
            #expect(stage.kept.count == 1 && stage.kept[0].hasPrefix("items: […40]"))
            let view = stage.controller.current.kept.view
            #expect(view.frame.minY == stage.table.adjustedContentInset.top)
            #expect(view.frame.height == stage.table.estimatedRowHeight)
            // They yield to the current row.
            let top = stage.table.contentOffset.y + stage.table.adjustedContentInset.top
            let index = try #require(stage.table.indexPathForRow(at: CGPoint(x: 1, y: top + 1)))
            stage.controller.makeCurrent(try #require(stage.controller.id(ofRowAt: index.row)))
            stage.screen.settle()
            #expect(stage.kept.isEmpty)
            stage.scroll(by: -1000)
            #expect(stage.kept.isEmpty)
        }

        @Test func aTouchLeadsBack() throws {
            let stage = Stage()
            stage.scroll(by: 400)
            let frame = stage.controller.current.kept.view.frame
            stage.screen.tap(at: CGPoint(x: 100, y: frame.midY))
            stage.screen.settle()
            #expect(stage.controller.currentIndex == 1)
            #expect(stage.controller.currentRowIsOnScreen && stage.kept.isEmpty)
        }

        /// Wherever the user scrolls and whatever keys come, the current row is not behind the rows at the top, which
        /// are around the first row below them.
        @Test(arguments: LawCount.seeds(8)) func theCurrentRowIsNeverBehindThem(seed: UInt64) throws {
            var random = SeededGenerator(seed: seed)
            let stage = Stage()
            for id in (0..<stage.controller.visibleRowCount).compactMap(stage.controller.id(ofRowAt:))
            where random.below(3) == 0 {
                stage.controller.expander.set(.expanded, for: id)
                stage.screen.settle()
            }
            for step in 0..<60 {
                let operation = random.below(5)
                switch operation {
                case 0: stage.scroll(by: CGFloat(random.below(900) - 400))
                case 1: stage.controller.perform(.step(random.below(9) - 4))
                case 2: stage.controller.perform(.page(random.below(2) == 0 ? 1 : -0.5))
                case 3: stage.controller.perform(.toggle)
                default: stage.controller.perform(.parent)
                }
                stage.screen.settle()
                let (view, table) = (stage.controller.current.kept.view, stage.table)
                let bottom = table.contentOffset.y + table.adjustedContentInset.top + view.bounds.height
                let index = try #require(stage.controller.currentIndex)
                let rect = table.rectForRow(at: [0, index])
                let isThere = stage.controller.currentRowIsOnScreen
                #expect(isThere, "step \(step), operation \(operation): \(index) is at \(rect), \(table.bounds)")
                #expect(view.isHidden || rect.minY > bottom - 0.5, "step \(step): \(rect), \(bottom)")
                guard !view.isHidden else { continue }
                #expect(view.ids.count <= 3 && view.bounds.height == CGFloat(view.ids.count) * table.estimatedRowHeight)
                let first = try #require(table.indexPathForRow(at: CGPoint(x: 1, y: bottom + 1)))
                let outline = stage.controller.rows.outline
                var around = Set<DocumentRowID>()
                for row in [first.row, first.row - 1] where row >= 0 {
                    around.formUnion(sequence(first: row) { outline.parent(ofRowAt: $0) }.compactMap(outline.id(at:)))
                }
                #expect(view.ids.allSatisfy(around.contains), "step \(step)")
            }
        }
    }
}
