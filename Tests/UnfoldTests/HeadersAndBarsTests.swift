import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests rows beside headers that stay on the screen, and above views that cover the end of a table.
@Suite(.serialized) @MainActor struct HeadersAndBarsTests {
    private func fixture(
        _ style: UITableView.Style = .plain
    ) -> (screen: TestScreen, letters: HeadersAndBarsCode.LettersViewController) {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let letters = HeadersAndBarsCode.LettersViewController(style: style)
        screen.show(letters)
        screen.settle()
        return (screen, letters)
    }

    @Test func aRowIsShownBelowItsHeader() throws {
        let (screen, letters) = fixture()
        for (section, row) in [(3, 5), (1, 0), (4, 11)] {
            letters.expander.show(section * 100 + row, at: .top)
            screen.settle()
            let cell = try #require(letters.tableView.cellForRow(at: [section, row]))
            let header = try #require(letters.tableView.headerView(forSection: section))
            let (below, above) = (screen.presentedFrame(of: cell), screen.presentedFrame(of: header))
            #expect(abs(above.minY) < 0.51 && abs(below.minY - above.maxY) < 0.51, "\(section), \(row)")
        }
    }

    @Test func aViewOverTheEndCoversNoRow() throws {
        let (screen, letters) = fixture()
        HeadersAndBarsCode.cover(letters.tableView, by: UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 84)))
        screen.settle()
        let table = try #require(letters.tableView)
        let path = try #require(table.indexPathsForVisibleRows?.last { table.rectForRow(at: $0).maxY <= 380 })
        screen.tap(try #require(table.cellForRow(at: path)))
        screen.settle()
        let frame = screen.presentedFrame(of: try #require(table.cellForRow(at: path)))
        #expect(frame.maxY <= 380.51 && frame.height > 100 && table.contentOffset.y > 10)
    }
}
