import Testing
import UIKit
import UIKitTesting
import Unfold

@testable import Gallery

extension GalleryTests {
    /// Tests the second versions of the tutorials' tables, which use Unfold.
    @Suite @MainActor struct UnfoldingTablesTests {
        @Test(arguments: 0..<5, [false, true])
        func noRowJumpsWhicheverIsTapped(table: Int, scrolled: Bool) throws {
            let example = Example.unfolding[table]
            let fixture = try UnfoldingFixture(example.makeViewController())
            if scrolled {
                fixture.table.scrollToRow(at: IndexPath(row: 5, section: 0), at: .top, animated: false)
                fixture.screen.settle()
            }
            var taps = 0
            for _ in 0..<2 {
                for row in try fixture.rowsThatUnfold {
                    guard try fixture.rowsThatUnfold.contains(row) else { continue }
                    let report = try fixture.jumps(tapping: row)
                    #expect(report.isSmooth, "row \(row): \(report)")
                    #expect(fixture.gap == nil)
                    taps += 1
                }
            }
            #expect(taps > 1)
        }

        @Test(arguments: 0..<5)
        func theCellStaysWhileItsRowUnfolds(table: Int) throws {
            let example = Example.unfolding[table]
            let fixture = try UnfoldingFixture(example.makeViewController())
            let row = try #require(try fixture.rowsThatUnfold.first)
            let cell = try fixture.cell(row)
            let height = cell.frame.height
            fixture.screen.tap(cell)
            for _ in 0..<60 {
                fixture.screen.advance(by: 1 / 120)
                #expect(fixture.gap == nil)
                #expect(cell.layer.presentation()?.opacity == 1)
            }
            #expect(try fixture.cell(row) === cell && cell.frame.height > height + 10)
        }

        @Test func onlyOnePioneerIsOpen() throws {
            let fixture = try UnfoldingFixture(UnfoldingPioneersViewController())
            let height = try fixture.frame(3).height
            for row in [3, 1, 6] {
                _ = try fixture.jumps(tapping: row)
                #expect(Array(fixture.controller.expander.state.unfolded) == [Pioneer.all[row].id])
            }
            #expect(try fixture.frame(3).height == height)
            #expect(try fixture.frame(6).height > height + 10)
        }

        @Test func aCommentThatFitsHasNoArrowAndDoesNotUnfold() throws {
            let fixture = try UnfoldingFixture(UnfoldingCommentsViewController())
            #expect(try fixture.hasArrow(0) && !fixture.hasArrow(1) && fixture.hasArrow(2))
            let height = try fixture.frame(1).height
            // The space around the text, and the separator.
            #expect(height == CommentLayout.minimumTextHeight + 16 + 1)
            try fixture.screen.tap(fixture.cell(1))
            fixture.screen.settle()
            #expect(try fixture.frame(1).height == height && fixture.controller.expander.state.isEmpty)
        }

        @Test func messagesStayOpenInAFeedThatGrows() throws {
            let fixture = try UnfoldingFixture(UnfoldingMessagesViewController())
            let rows = try fixture.rowsThatUnfold
            for row in rows { _ = try fixture.jumps(tapping: row) }
            let open = Array(fixture.controller.expander.state.unfolded)
            #expect(open.count >= 2)
            for _ in 0..<12 {
                fixture.screen.drag(from: CGPoint(x: 160, y: 450), to: CGPoint(x: 160, y: 30), duration: 0.1)
                fixture.screen.settle()
                #expect(fixture.gap == nil)
            }
            #expect(fixture.table.numberOfRows(inSection: 0) > 20)
            #expect(Array(fixture.controller.expander.state.unfolded) == open)
        }

        @Test func aDetailExistsOnlyWhileItsRowIsOpen() throws {
            let fixture = try UnfoldingFixture(UnfoldingCloudsViewController())
            let look = { (row: Int) in
                try fixture.cell(row).contentView.everythingInside.contains {
                    ($0 as? UILabel)?.text == Cloud.all[row].look
                }
            }
            #expect(try !look(1))
            _ = try fixture.jumps(tapping: 1)
            #expect(try look(1))
            _ = try fixture.jumps(tapping: 2)
            #expect(try !look(1) && look(2))
        }

        @Test func aTileGoesThroughItsLevelsWhereverItsRowIsTapped() throws {
            let fixture = try UnfoldingFixture(UnfoldingTilesViewController())
            for (level, place) in zip([TileLevel.medium, .large, .small], [20, 160, 300] as [CGFloat]) {
                let top = try fixture.frame(0).minY
                let report = fixture.screen.jumps(in: fixture.table) {
                    fixture.screen.tap(at: CGPoint(x: place, y: top + 40))
                    fixture.screen.settle()
                }
                #expect(report.isSmooth, "\(report)")
                #expect(fixture.controller.expander[Pigment.all[0].id] == level)
                #expect(try fixture.frame(0).height == level.rawValue + 10)
            }
        }

        @Test func theSourcesImportUIKitAndUnfoldAlone() throws {
            let package = URL(fileURLWithPath: #filePath)
                .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            let folder = package.appendingPathComponent("Sources/Gallery")
            let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
                $0.hasSuffix(".swift")
            }
            #expect(files.count > 40)
            for file in files {
                let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
                for line in text.split(separator: "\n") where line.hasPrefix("import ") || line.hasPrefix("@") {
                    #expect(!line.contains("import ") || ["import UIKit", "import Unfold"].contains(line), "\(file)")
                }
            }
        }
    }
}
