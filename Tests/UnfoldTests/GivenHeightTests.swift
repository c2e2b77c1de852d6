import CoreGraphics
import SeededRandom
import Testing
import UIKit
import UIKitTesting
import Unfold

/// Tests that heights from the delegate and heights from constraints have the same effect in every
/// frame, in every table style and in both layout directions.
@Suite(.serialized) @MainActor struct GivenHeightTests {
    nonisolated static let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]

    @MainActor private struct Stage {
        let screen: TestScreen
        let boxes: BoxesController
        var table: UITableView { boxes.tableView }
        var expander: RowExpander<Int> { boxes.expander }

        init(_ boxes: BoxesController, height: CGFloat = 480, rightToLeft: Bool = false) {
            screen = TestScreen(size: CGSize(width: 320, height: height))
            screen.framesPerSecond = 120
            self.boxes = boxes
            if rightToLeft { screen.setLayoutDirection(rightToLeft: true) }
            screen.show(boxes)
            screen.settle()
        }

        func cell(_ row: Int, section: Int = 0) throws -> UITableViewCell {
            try #require(table.cellForRow(at: IndexPath(row: row, section: section)))
        }

        /// The frames of the visible rows, by identifier.
        var places: [Int: CGRect] {
            var places: [Int: CGRect] = [:]
            for path in table.indexPathsForVisibleRows ?? [] {
                guard let cell = table.cellForRow(at: path) else { continue }
                let frame = screen.presentedFrame(of: cell)
                if frame.maxY > 1, frame.minY < 479 { places[path.section * 100 + path.row] = frame }
            }
            return places
        }

        /// Returns a flaw in the rows of a section: a gap, an overlap, or at rest a wrong height.
        func flaw(isAtRest: Bool) -> String? {
            var bottoms: [Int: CGFloat] = [:]
            for (id, frame) in places.sorted(by: { $0.key < $1.key }) {
                if let bottom = bottoms[id / 100], abs(bottom - frame.minY) > 0.01 {
                    return "row \(id) begins at \(frame.minY), not \(bottom)"
                }
                bottoms[id / 100] = frame.maxY
                let heights = [RowLevel.collapsed, .expanded].map {
                    BoxesController.height(of: id, $0, width: boxes.rowWidth)
                }
                let wanted = isAtRest ? heights[expander[id] == .collapsed ? 0 : 1] : nil
                if let wanted, abs(frame.height - wanted) > 0.01 {
                    return "row \(id) is \(frame.height), not \(wanted)"
                }
                if frame.width != boxes.rowWidth { return "row \(id) is \(frame.width) wide" }
            }
            return bottoms.isEmpty ? "no rows" : nil
        }
    }

    /// Toggles, reverses and scrolls at random, and records every frame.
    private func film(_ boxes: BoxesController, seed: UInt64, rightToLeft: Bool = false) -> [[Int: CGRect]] {
        var random = SeededGenerator(seed: seed)
        let stage = Stage(boxes, rightToLeft: rightToLeft)
        var film = [stage.places]
        for step in 0..<30 {
            let height = CGFloat.random(in: 5..<475, using: &random)
            let row = stage.places.sorted { $0.key < $1.key }.first { $0.value.minY...$0.value.maxY ~= height }
            if let row { stage.expander.toggle(row.key) }
            if Int.random(in: 0..<5, using: &random) == 0 { stage.table.contentOffset.y += height / 8 }
            let frames = Bool.random(using: &random) ? Int.random(in: 1...30, using: &random) : 200
            for _ in 0..<frames where frames < 200 || stage.screen.isMoving {
                stage.screen.advance(by: 1 / 120)
                film.append(stage.places)
            }
            let flaw = stage.flaw(isAtRest: !stage.screen.isMoving)
            #expect(flaw == nil, "seed \(seed), step \(step)")
        }
        return film
    }

    private func firstDifference(_ film: [[Int: CGRect]], _ other: [[Int: CGRect]]) -> String? {
        guard film.count == other.count else { return "\(film.count) and \(other.count) frames" }
        for (index, (one, other)) in zip(film, other).enumerated() {
            for id in Set(one.keys).union(other.keys).sorted() {
                guard let frame = one[id], let second = other[id] else { return "frame \(index): row \(id) is missing" }
                if abs(frame.minY - second.minY) > 0.01 || abs(frame.height - second.height) > 0.01 {
                    return "frame \(index), row \(id): \(frame) and \(second)"
                }
            }
        }
        return nil
    }

    @Test(arguments: styles, 0..<4 as Range<UInt64>)
    func bothSourcesOfHeightsShowTheSame(style: UITableView.Style, seed: UInt64) {
        let policy = seed % 2 == 0 ? ExpansionPolicy.independent : .accordion
        let films = BoxesController.HeightSource.allCases.map {
            film(BoxesController($0, style: style, policy: policy), seed: seed)
        }
        #expect(films[0].count > 200)
        let difference = firstDifference(films[0], films[1])
        #expect(difference == nil, "seed \(seed)")
    }

    @Test(arguments: styles, BoxesController.HeightSource.allCases)
    func rightToLeftMovesTheSame(style: UITableView.Style, source: BoxesController.HeightSource) {
        let films = [false, true].map {
            film(BoxesController(source, style: style), seed: 9, rightToLeft: $0)
        }
        let difference = firstDifference(films[0], films[1])
        #expect(difference == nil)
    }

    @Test(arguments: styles, BoxesController.HeightSource.allCases)
    func aRowTurnsRoundHalfWay(style: UITableView.Style, source: BoxesController.HeightSource) throws {
        let stage = Stage(BoxesController(source, style: style))
        stage.expander.motion = .curve(.linear, duration: 1)
        let cell = try stage.cell(2)
        let (folded, unfolded) = (
            cell.frame.height, BoxesController.height(of: 2, .expanded, width: stage.boxes.rowWidth)
        )
        stage.screen.tap(cell)
        let up = stage.screen.trace([cell], for: 0.5)[0].curve(\.height)
        #expect(up.firstDecrease() == nil && abs((up.values.last ?? 0) - (folded + unfolded) / 2) < 0.01)
        #expect(stage.flaw(isAtRest: false) == nil)
        stage.expander.toggle(2)
        let down = stage.screen.trace([cell]) { stage.screen.settle() }
        let height = down[0].curve(\.height)
        #expect(height.values.first == up.values.last && height.firstJump(above: (unfolded - folded) / 100) == nil)
        #expect(cell.frame.height == folded && stage.flaw(isAtRest: true) == nil)
    }

    @Test(arguments: styles, BoxesController.HeightSource.allCases)
    func anotherWidthOnTheWayEndsInItsHeights(style: UITableView.Style, source: BoxesController.HeightSource) throws {
        let stage = Stage(BoxesController(source, style: style))
        for width in [480.0, 240, 640, 320] {
            stage.expander.toggle(2)
            stage.expander.toggle(4)
            stage.screen.advance(by: 0.1)
            stage.screen.resize(to: CGSize(width: width, height: 480))
            while stage.screen.isMoving {
                stage.screen.advance(by: 1 / 120)
                #expect(stage.flaw(isAtRest: false) == nil)
            }
            #expect(stage.flaw(isAtRest: true) == nil, "\(width) wide")
        }
    }

    @Test(arguments: styles, BoxesController.HeightSource.allCases)
    func anAccordionKeepsTheTappedRowAndJumpsNowhere(
        style: UITableView.Style,
        source: BoxesController.HeightSource
    ) throws {
        let stage = Stage(BoxesController(source, style: style, policy: .accordion))
        for row in [3, 1, 4, 2, 2] {
            let cell = try stage.cell(row)
            let report = stage.screen.jumps(in: stage.table) {
                stage.screen.tap(cell)
                stage.screen.settle()
            }
            #expect(report.largest < 0.01 && stage.flaw(isAtRest: true) == nil, "\(report)")
        }
        #expect(stage.expander.state.isEmpty)
    }

    /// The title of the next section moves with the rows above it.
    @Test(arguments: [UITableView.Style.grouped, .insetGrouped], BoxesController.HeightSource.allCases)
    func titlesOfSectionsGoAlong(style: UITableView.Style, source: BoxesController.HeightSource) throws {
        let stage = Stage(BoxesController(source, style: style), height: 800)
        let header = try #require(stage.table.headerView(forSection: 1))
        let (last, tapped) = (try stage.cell(5), try stage.cell(0))
        for _ in 0..<2 {
            let trace = stage.screen.trace(["title": header, "last row": last]) {
                stage.screen.tap(tapped)
                stage.screen.settle()
            }
            #expect(trace["title"].curve(\.minY).firstDeparture(from: trace["last row"].curve(\.maxY)) == nil)
            #expect(abs(trace["title"].curve(\.minY).change) > 100)
        }
    }
}
