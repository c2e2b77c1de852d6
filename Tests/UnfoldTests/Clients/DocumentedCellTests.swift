import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import Unfold

/// Tests the cell of "Getting started" as a person sees it, film by film.
@Suite(.serialized) @MainActor struct DocumentedCellTests {
    private func controller() -> RowsController<CommentCell> {
        RowsController<CommentCell>(20) { cell, id in
            cell.message.text = "Comment \(id) \(String.words(30 + id % 5 * 12))"
        }
    }

    /// No layout of the motion contradicts itself, and an open row shows all of its text, each time.
    @Test(arguments: Conducts.all) func theCellUnfoldsAndFoldsWithoutAMessage(conduct: PlatformConduct) throws {
        let controller = controller()
        let screen = TestScreen.showing(controller, conduct)
        let cell = try controller.cell(2)
        let folded = cell.frame.height
        let messages = LayoutMessages.during {
            for round in 1...4 {
                screen.tap(cell)
                screen.settle()
                let isOpen = round % 2 == 1
                #expect((!isOpen || cell.message.showsAll) && (cell.frame.height > folded + 10) == isOpen)
            }
        }
        #expect(messages.isEmpty, "\(messages.first ?? "")")
        #expect(screen.misplacedRow(in: controller.tableView) == nil)
    }

    /// Returns the pixels of a film in a part of the screen, at the time of each change.
    private func frames(of film: Recording, _ part: CGRect) -> [[UInt8]] {
        film.times.map { time in
            guard let image = film.picture(at: time, scale: 1).cgImage else { return [] }
            return (Int(part.minY)..<Int(part.maxY)).flatMap { y in
                let start = image.pixels.base + y * image.bytesPerRow + Int(part.minX) * 4
                return [UInt8](UnsafeRawBufferPointer(start: start, count: Int(part.width) * 4))
            }
        }
    }

    private final class Titled: NotesController {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Section \(section)"
        }
    }

    /// The picture of a title that stays at the top is the same in each frame, while the table scrolls below it.
    @Test(arguments: Conducts.all) func theFilmOfATitleShowsNoMovement(conduct: PlatformConduct) throws {
        let sections = (0..<4).map { section in (0..<20).map { Note(id: section * 100 + $0, lines: 8) } }
        let fixture = NotesFixture(Titled(sections), conduct: conduct)
        fixture.table.contentOffset.y = 500
        fixture.screen.settle()
        let rows = try #require(fixture.table.indexPathsForVisibleRows).map(\.row)
        let row = try #require(try rows.last { try fixture.frame($0).maxY <= 480 })
        let header = try #require(fixture.table.headerView(forSection: 0))
        let title = fixture.screen.presentedFrame(of: header)
        let film = try fixture.screen.record(every: 1 / 60) {
            fixture.screen.advance(by: 1 / 60)
            try fixture.tap(row)
            fixture.screen.settle()
        }
        #expect(fixture.table.contentOffset.y > 520 && film.times.count > 10)
        // The indicator of the scroll position is at the trailing edge.
        let part = CGRect(x: 0, y: title.minY, width: 300, height: title.height.rounded(.down))
        let pictures = frames(of: film, part)
        #expect(pictures.first?.isEmpty == false && Set(pictures).count == 1)
    }

    /// The first screen is complete in its first frame.
    @Test(arguments: Conducts.all) func theFilmOfTheFirstScreenIsOnePicture(conduct: PlatformConduct) throws {
        let screen = TestScreen(size: CGSize(width: 375, height: 667), conduct: conduct)
        let chapters = RowsController<ChapterCell>(40) {
            let expander = RowExpander($0, id: $1)
            expander.indicator = .none
            return expander
        } fill: { cell, id in
            (cell.title.text, cell.body.text) = ("Chapter \(id) \(String.words(14))", .words(30))
        }
        let film = screen.record(every: 1 / 60) {
            screen.show(chapters)
            screen.advance(by: 0.5)
        }
        let whole = CGRect(x: 0, y: 0, width: 375, height: 667)
        #expect(Set(frames(of: film, whole).suffix(from: min(1, film.times.count - 1))).count == 1)
    }
}
