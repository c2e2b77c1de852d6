import Foundation
import SeededRandom
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests random use of a table with few measured rows against a model of the rows.
    @Suite @MainActor struct TableAnchoringTests {
        /// The visible effect that a step must have.
        private enum Promise {
            /// The visible rows move by a distance.
            case moves(CGFloat)
            /// The first fully visible row stays in place if it still exists afterwards.
            case keepsFirstWholeRow
            /// The row at the top of the screen stays there, with the same part visible.
            case keepsTopRow
            case nothing
        }

        @MainActor private final class Session {
            let fixture: ScaleFixture
            let screen: TestScreen
            var names: RowNames
            var random: SeededGenerator
            var table: UITableView { fixture.table }

            init(rows: Int, seed: UInt64) {
                // Views take the scale of the current screen when they are created.
                screen = TestScreen(size: CGSize(width: 320, height: 480))
                random = SeededGenerator(seed: seed)
                names = RowNames(count: rows)
                fixture = ScaleFixture(rows: rows)
                let table = fixture.table
                let salt = Int.random(in: 0..<1_000, using: &random)
                fixture.height = { name in
                    let area = CGFloat(30 + (name &* 7_919 &+ salt) % 97) * 320
                    return (area / max(1, table.rowWidth) * 2).rounded(.up) / 2
                }
                fixture.name = { [unowned self] in names[$0] }
                screen.show(fixture)
                screen.settle()
            }

            func number(_ limit: Int) -> Int { Int.random(in: 0..<max(1, limit), using: &random) }

            /// Returns a row that is visible, near the visible ones, or anywhere.
            func someRow() -> Int {
                let first = table.indexPathsForVisibleRows?.first?.row ?? 0
                let row = [first + number(8), first - 20 + number(60), number(names.count)][number(3)]
                return min(max(0, row), names.count - 1)
            }

            func step() -> (name: String, promise: Promise) {
                switch number(9) {
                case 0:
                    table.scrollToRow(at: [0, someRow()], at: [.top, .middle, .bottom][number(3)], animated: false)
                    return ("jump", .nothing)
                case 1, 2:
                    let old = table.contentOffset.y
                    table.contentOffset.y = table.clampedOffset(old + CGFloat(number(600) - 300) / 2)
                    return ("scroll", .moves(old - table.contentOffset.y))
                case 3:
                    let (row, count) = (someRow(), 1 + number(4))
                    names.insert(count, at: row)
                    fixture.rowsInSection = [names.count]
                    table.insertRows(at: (row..<row + count).map { [0, $0] }, with: .automatic)
                    return ("insert \(count) at \(row)", .keepsFirstWholeRow)
                case 4:
                    let row = someRow()
                    let rows = row..<min(row + 1 + number(3), names.count - 1)
                    guard !rows.isEmpty else { return ("nothing", .moves(0)) }
                    names.remove(rows)
                    fixture.rowsInSection = [names.count]
                    table.deleteRows(at: rows.map { [0, $0] }, with: .fade)
                    return ("delete \(rows)", .keepsFirstWholeRow)
                case 5:
                    let seen = table.indexPathsForVisibleRows ?? []
                    let name = names[seen[number(seen.count)].row]
                    fixture.open.formSymmetricDifference([name])
                    table.performBatchUpdates({})
                    return ("toggle \(name)", .keepsFirstWholeRow)
                case 6:
                    screen.resize(to: CGSize(width: [320, 400, 555][number(3)], height: 480))
                    return ("width", .keepsTopRow)
                case 7:
                    table.reloadData()
                    return ("reload", .keepsTopRow)
                default:
                    screen.runIdleWork(upTo: 1 + number(8))
                    return ("idle", .moves(0))
                }
            }

            var isAtAnEnd: Bool {
                let end = table.contentSize.height - 480
                return table.contentOffset.y < 0.51 || table.contentOffset.y > end - 0.51
            }

            func check(_ place: String) {
                let (height, offset) = (table.contentSize.height, table.contentOffset.y)
                #expect(offset >= 0 && offset <= max(0, height - 480), "\(place): \(offset) of \(height)")
                var last: CGRect?
                for path in table.indexPathsForVisibleRows ?? [] {
                    let cell = fixture.cell(path.row)
                    let frame = cell.map { screen.presentedFrame(of: $0) } ?? .null
                    #expect(cell?.name == names[path.row], "\(place): \(path)")
                    #expect(abs(frame.height - fixture.height(of: names[path.row])) < 1e-4, "\(place): \(path)")
                    if let last { #expect(abs(frame.minY - last.maxY) < 1e-4, "\(place): \(path)") }
                    last = frame
                }
                if let last, height > 480 { #expect(last.maxY > 480 - 1e-4, "\(place): the screen is not full") }
            }
        }

        @Test(arguments: 0..<12, [500, 1_000_000, 1_000_000_000])
        func visibleRowsStay(seed: UInt64, rows: Int) {
            let session = Session(rows: rows, seed: seed)
            let (fixture, screen) = (session.fixture, session.screen)
            var held = 0
            for step in 0..<60 {
                let (before, wasAtTop) = (fixture.seen(screen), fixture.table.contentOffset.y <= 0.51)
                let (name, promise) = session.step()
                screen.settle()
                let place = "\(rows) rows, seed \(seed), step \(step), \(name)"
                session.check(place)
                let after = fixture.seen(screen)
                guard !session.isAtAnEnd, !wasAtTop else { continue }
                let kept = before.filter { after[$0.key] != nil }.sorted { $0.value.minY < $1.value.minY }
                switch promise {
                case .moves(let distance):
                    for (row, frame) in kept {
                        let move = (after[row]?.minY ?? .nan) - frame.minY
                        #expect(abs(move - distance) < 1e-4, "\(place): row \(row) moved by \(move)")
                    }
                    held += kept.count
                case .keepsFirstWholeRow:
                    let whole = kept.first { $0.value.minY >= -0.5 } ?? kept.first
                    guard let whole, let now = after[whole.key] else { continue }
                    #expect(abs(now.minY - whole.value.minY) < 1e-4, "\(place): \(whole) is at \(now)")
                    held += 1
                case .keepsTopRow:
                    guard let top = before.first(where: { $0.value.minY <= 0 && $0.value.maxY > 0 }) else { continue }
                    let (old, now) = (top.value, after[top.key] ?? .null)
                    let shares = (-old.minY / old.height, -now.minY / now.height)
                    #expect(abs(shares.0 - shares.1) * now.height < 0.51, "\(place): \(old) is at \(now)")
                    held += 1
                case .nothing: break
                }
            }
            #expect(held > 10)
            guard rows < 1_000 else { return }
            // Finally, every row becomes visible.
            fixture.table.contentOffset.y = 0
            for _ in 0..<400 {
                screen.settle()
                fixture.table.contentOffset.y = fixture.table.clampedOffset(fixture.table.contentOffset.y + 400)
            }
            screen.settle()
            let sum = (0..<session.names.count).reduce(0) { $0 + fixture.height(of: session.names[$1]) }
            #expect(fixture.table.contentSize.height == sum, "seed \(seed)")
        }

        @Test func namesFollowTheirRows() {
            var random = SeededGenerator(seed: 1)
            var names = RowNames(count: 50)
            var (model, next) = (Array(0..<50), 50)
            for _ in 0..<300 {
                let row = Int.random(in: 0...model.count, using: &random)
                if Bool.random(using: &random) {
                    names.insert(2, at: row)
                    model.insert(contentsOf: [next, next + 1], at: row)
                    next += 2
                } else {
                    let rows = row..<min(row + 3, model.count)
                    names.remove(rows)
                    model.removeSubrange(rows)
                }
                #expect((0..<names.count).map { names[$0] } == model)
            }
        }
    }
}
