import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests cells and headers that are made from classes, reused, and reconfigured.
    @Suite @MainActor struct UITableViewReuseTests {
        class Plain: UITableViewCell {}

        class Own: UITableViewCell {
            let note: String
            override init(style: CellStyle, reuseIdentifier: String?) {
                note = "made"
                super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
            }
            required init?(coder: NSCoder) { nil }
        }

        final class Inner: Own {
            var extra = [1, 2, 3]
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                extra.append(4)
            }
            required init?(coder: NSCoder) { nil }
        }

        final class Generic<Value>: UITableViewCell {
            var value: Value?
        }

        final class Header: UITableViewHeaderFooterView {
            let note: String
            override init(reuseIdentifier: String?) {
                note = "header"
                super.init(reuseIdentifier: reuseIdentifier)
            }
            required init?(coder: NSCoder) { nil }
        }

        @Test func cellsAreMadeOfAnyClass() throws {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let identifiers = ["short", "an identifier that is longer than fifteen bytes"]
            for identifier in identifiers {
                table.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
                #expect(table.dequeueReusableCell(withIdentifier: identifier)?.reuseIdentifier == identifier)
                table.register(Plain.self, forCellReuseIdentifier: identifier)
                #expect(table.dequeueReusableCell(withIdentifier: identifier) is Plain)
                table.register(Inner.self, forCellReuseIdentifier: identifier)
                let inner = try #require(table.dequeueReusableCell(withIdentifier: identifier) as? Inner)
                #expect(inner.note == "made" && inner.extra == [1, 2, 3, 4] && inner.detailTextLabel != nil)
                #expect(inner.reuseIdentifier == identifier)
                table.register(Generic<String>.self, forCellReuseIdentifier: identifier)
                #expect(table.dequeueReusableCell(withIdentifier: identifier) is Generic<String>)
                table.register(Header.self, forHeaderFooterViewReuseIdentifier: identifier)
                let header = table.dequeueReusableHeaderFooterView(withIdentifier: identifier) as? Header
                #expect(header?.note == "header" && header?.reuseIdentifier == identifier)
            }
            table.register(nil as AnyClass?, forCellReuseIdentifier: "short")
            #expect(table.dequeueReusableCell(withIdentifier: "short") == nil)
            #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
        }

        @Test func cellsThatAreLetGoAreFreed() {
            weak var cell: UITableViewCell?
            do {
                let table = UITableView(frame: .zero)
                table.register(Inner.self, forCellReuseIdentifier: "an identifier that is longer than fifteen bytes")
                cell = table.dequeueReusableCell(withIdentifier: "an identifier that is longer than fifteen bytes")
            }
            #expect(cell == nil)
        }

        @Test func reconfiguringKeepsTheCellAndTakesItsNewHeight() throws {
            let fixture = TableFixture(rows: 12)
            let screen = fixture.show()
            let cell = try #require(fixture.cell(2))
            fixture.sections[0][2] = .init(name: "changed", height: 90)
            fixture.table.reconfigureRows(at: [[0, 2], [0, 11]])
            #expect(fixture.cell(2) === cell)
            #expect(cell.name == "changed" && cell.timesReused == 0)
            screen.settle()
            #expect(cell.frame.height == 90)
            #expect(fixture.displays[ObjectIdentifier(cell)] == 1)
        }

        @Test func aCellIsPreparedOncePerReuse() {
            let fixture = TableFixture(rows: 200)
            let screen = fixture.show()
            let made = Set(fixture.table.visibleCells.map(ObjectIdentifier.init))
            for offset in stride(from: 0, through: 4000, by: 44) as StrideThrough<CGFloat> {
                fixture.log = []
                let before = fixture.table.visibleCells.compactMap { $0 as? TableFixture.Cell }
                    .reduce(into: [ObjectIdentifier: Int]()) { $0[ObjectIdentifier($1)] = $1.timesReused }
                fixture.table.contentOffset.y = offset
                screen.settle()
                for case let cell as TableFixture.Cell in fixture.table.visibleCells {
                    if let times = before[ObjectIdentifier(cell)] { #expect(cell.timesReused <= times + 1) }
                }
            }
            let seen = Set(fixture.displays.keys)
            #expect(seen.count <= made.count + 3)
        }

        @Test func anIdentifierThatWasNotRegisteredStopsWithUIKitSWords() async throws {
            let result = try await #require(
                processExitsWith: .failure,
                observing: [\.standardErrorContent]
            ) {
                await MainActor.run {
                    let fixture = TableFixture(rows: 3)
                    _ = fixture.show()
                    _ = fixture.table.dequeueReusableCell(withIdentifier: "nobody", for: [0, 0])
                }
            }
            let text = String(decoding: result.standardErrorContent, as: UTF8.self)
            #expect(text.contains("unable to dequeue a cell with identifier nobody - must register a nib or a class"))
        }

        @Test func wrongCountsOfRowsStopWithTheSectionAndTheNumbers() async throws {
            let result = try await #require(
                processExitsWith: .failure,
                observing: [\.standardErrorContent]
            ) {
                await MainActor.run {
                    let fixture = TableFixture([[.init(name: "a")], [.init(name: "b"), .init(name: "c")]])
                    _ = fixture.show()
                    fixture.table.deleteRows(at: [[1, 0]], with: .fade)
                }
            }
            let text = String(decoding: result.standardErrorContent, as: UTF8.self)
            let message = """
                Invalid update: invalid number of rows in section 1.  The number of rows contained in an existing \
                section after the update (2) must be equal to the number of rows contained in that section before \
                the update (2), plus or minus the number of rows inserted or deleted from that section (0 inserted, \
                1 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 \
                moved out).
                """
            #expect(text.contains(message))
        }

        @Test func wrongCountsOfSectionsStopWithTheNumbers() async throws {
            let result = try await #require(
                processExitsWith: .failure,
                observing: [\.standardErrorContent]
            ) {
                await MainActor.run {
                    let fixture = TableFixture(rows: 3)
                    _ = fixture.show()
                    fixture.sections.append([])
                    fixture.table.performBatchUpdates(nil)
                }
            }
            let text = String(decoding: result.standardErrorContent, as: UTF8.self)
            #expect(
                text.contains("Invalid update: invalid number of sections.") && text.contains("after the update (2)")
            )
        }
    }
}
