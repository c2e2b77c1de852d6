import CoreGraphics
import Foundation
import HostInterface
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct SectionIndexTests {
        private let source = LetterSource()
        private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
        private let screen = TestScreen(size: CGSize(width: 320, height: 400))

        init() {
            table.dataSource = source
            table.delegate = source
            screen.window.addSubview(table)
            screen.settle()
        }

        private var strip: SectionIndexView? { table.subviews.compactMap { $0 as? SectionIndexView }.first }

        /// Returns the point in the middle of an entry of 26 letters.
        private func letter(_ number: Int) -> CGPoint {
            CGPoint(x: 312, y: (400 - 26 * 14) / 2 + 14 * CGFloat(number) + 7)
        }

        private func top(_ section: Int) -> CGFloat { table.rect(forSection: section).minY }

        @Test func theDefaultsAreApples() {
            #expect(UITableView.indexSearch == "{search}")
            #expect(table.sectionIndexMinimumDisplayRowCount == 0 && table.sectionIndexColor == nil)
            #expect(table.sectionIndexBackgroundColor == nil && table.sectionIndexTrackingBackgroundColor == nil)
            let other = NoTitles()
            #expect(other.sectionIndexTitles(for: table) == nil)
            #expect(other.tableView(table, sectionForSectionIndexTitle: "x", at: 7) == 7)
        }

        @Test func theStripIsAtTheEdgeAndTheTextEndsBeforeIt() throws {
            let cell = try #require(table.visibleCells.first)
            #expect(strip?.frame == CGRect(x: 305, y: 0, width: 15, height: 400))
            #expect(cell.frame.width == 320 && cell.contentView.frame.width == 305)
            #expect(try #require(cell.textLabel).convert(cell.textLabel?.bounds ?? .zero, to: table).maxX == 320 - 23)
            cell.accessoryType = .disclosureIndicator
            cell.layoutIfNeeded()
            // The index, the arrow and the margin.
            let taken: CGFloat = 15 + 10.5 + 16
            #expect(cell.contentView.frame.width == 320 - taken)
            source.titles = nil
            table.reloadSectionIndexTitles()
            screen.settle()
            #expect(strip == nil && cell.contentView.frame.width == 320 - 10.5 - 16)
        }

        @Test func aTapScrollsToTheSection() {
            for number in [4, 25, 0, 12] {
                screen.tap(at: letter(number))
                let end = table.contentSize.height - 400
                #expect(table.contentOffset.y == min(top(number), end))
                #expect(source.calls.last == "\(LetterSource.letters[number]) \(number)")
            }
            screen.settle()
            #expect(source.calls.count == 4 && table.indexPathForSelectedRow == nil && source.taps.isEmpty)
        }

        @Test func aFingerChoosesEachTitleOnItsWayOnce() {
            let trace = screen.trace([table]) {
                screen.drag(from: letter(2), to: letter(9), duration: 0.5)
            }
            #expect(trace.firstMovement() == nil)
            #expect(source.calls == (2...9).map { "\(LetterSource.letters[$0]) \($0)" })
            #expect(table.contentOffset.y == top(9) && !table.isDragging)
            // The finger may leave the strip and go on.
            screen.touchDown(at: letter(9))
            screen.touchMove(to: CGPoint(x: 30, y: letter(20).y))
            #expect(table.contentOffset.y == top(20))
            screen.touchMove(to: CGPoint(x: 30, y: -50))
            screen.touchUp()
            #expect(table.contentOffset.y == 0)
        }

        @Test func movesWithinAFrameChooseByTheFinger() {
            screen.touchDown(at: letter(3))
            for number in [8, 20, 5] {
                screen.touchMove(to: letter(number))
                #expect(table.contentOffset.y == top(number))
            }
            screen.touchUp()
            #expect(source.calls == ["D 3", "I 8", "U 20", "F 5"])
        }

        @Test func theMouseChoosesToo() {
            screen.click(at: letter(8))
            #expect(table.contentOffset.y == top(8))
            // The bar for the pointer is beside the strip.
            #expect(!ScrollBar.isNear(table.convert(letter(8), from: nil), in: table))
            #expect(ScrollBar.isNear(CGPoint(x: 302, y: table.contentOffset.y + 9), in: table))
        }

        @Test func theStripStaysInPlaceWhileRowsMove() throws {
            screen.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 60), duration: 0.2)
            #expect(table.contentOffset.y > 200)
            let strip = try #require(strip)
            let place = CGRect(x: 305, y: 0, width: 15, height: 400)
            for _ in 0..<20 {
                #expect(screen.presentedFrame(of: strip) == place)
                screen.advance(by: 1 / 60)
            }
            screen.settle()
            table.scrollToRow(at: [20, 0], at: .bottom, animated: true)
            source.rows[20] = 5
            for frame in 0..<60 {
                if frame == 20 { table.insertRows(at: [[20, 2], [20, 3], [20, 4]], with: .fade) }
                if frame == 30 {
                    source.rows[0] = 1
                    table.deleteRows(at: [[0, 1]], with: .automatic)
                }
                #expect(screen.presentedFrame(of: strip).isClose(to: place), "frame \(frame)")
                #expect(table.subviews.last === strip)
                screen.advance(by: 1 / 60)
            }
        }

        @Test func itIsShownFromANumberOfRowsOn() {
            table.sectionIndexMinimumDisplayRowCount = 53
            screen.settle()
            #expect(strip == nil && table.visibleCells.first?.contentView.frame.width == 320)
            source.rows[3] = 3
            table.insertRows(at: [[3, 2]], with: .none)
            screen.settle()
            #expect(strip != nil && table.visibleCells.allSatisfy { $0.contentView.frame.width == 305 })
            source.rows[3] = 2
            table.deleteRows(at: [[3, 2]], with: .fade)
            screen.settle()
            #expect(strip == nil && table.visibleCells.allSatisfy { $0.contentView.frame.width == 320 })
        }

        @Test func rowsThatWrapAreMeasuredForTheNarrowerContent() throws {
            source.text = String(repeating: "word ", count: 40)
            func height() throws -> CGFloat { try #require(table.visibleCells.first).frame.height }
            var heights: [CGFloat] = []
            for titles in [LetterSource.letters, nil] {
                source.titles = titles
                table.reloadData()
                for width in stride(from: CGFloat(280), through: 400, by: 4) {
                    table.frame.size.width = width
                    screen.settle()
                    heights.append(try height())
                    let label = try #require(table.visibleCells.first?.textLabel)
                    #expect(
                        label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height <= label.bounds.height
                    )
                }
            }
            #expect(heights.count == 62 && Array(heights.prefix(31)) != Array(heights.suffix(31)))
            // The same without a reload.
            table.frame.size.width = 280
            screen.settle()
            let wide = heights.suffix(31).first
            #expect(try height() == wide)
            source.titles = LetterSource.letters
            table.reloadSectionIndexTitles()
            screen.settle()
            #expect(try height() == heights.first)
        }

        @Test func theReorderControlMakesWay() throws {
            table.setEditing(true, animated: false)
            screen.settle()
            let cell = try #require(table.visibleCells.first)
            let grip = try #require(cell.subviews.first { $0 is ReorderControl })
            #expect(grip.frame.maxX == 320 - 15 - 16 && cell.contentView.frame.maxX == grip.frame.minX)
            table.setEditing(false, animated: true)
            screen.settle()
            #expect(!cell.subviews.contains { $0 is ReorderControl } && cell.contentView.frame.maxX == 305)
        }

        @Test func itIsAtTheLeftFromRightToLeft() throws {
            screen.setLayoutDirection(rightToLeft: true)
            screen.settle()
            let cell = try #require(table.visibleCells.first)
            #expect(strip?.frame.minX == 0 && cell.contentView.frame.minX == 15 && cell.contentView.frame.maxX == 320)
            screen.tap(at: CGPoint(x: 4, y: letter(6).y))
            #expect(table.contentOffset.y == top(6))
            #expect(table.verticalIndicatorInset == 0)
        }

        @Test func cardsLeaveSpaceForIt() throws {
            let cards = UITableView(frame: table.frame, style: .insetGrouped)
            cards.dataSource = source
            table.removeFromSuperview()
            screen.window.addSubview(cards)
            screen.settle()
            #expect(cards.subviews.contains { $0 is SectionIndexView && $0.frame.minX == 305 })
            #expect(cards.visibleCells.first.map { $0.contentView.frame.width == $0.frame.width } == true)
            screen.tap(at: letter(3))
            #expect(cards.contentOffset.y == cards.rect(forSection: 3).minY)
        }

        /// The data source scrolls to a search field itself, and then names no section.
        @Test(arguments: [NSNotFound, -1, 26, .min])
        func aSectionThatDoesNotExistScrollsNowhere(_ section: Int) {
            table.contentOffset.y = 130
            screen.settle()
            source.answer = section
            screen.tap(at: letter(5))
            #expect(table.contentOffset.y == 130 && source.calls == ["F 5"])
        }

        @Test func theDataSourceMayReloadWhileItIsAsked() {
            source.onCall = { [table, source] in
                source.titles = ["x"]
                table.reloadData()
            }
            screen.drag(from: letter(5), to: letter(20), duration: 0.3)
            screen.settle()
            #expect(strip?.titles == ["x"] && source.calls.first == "F 5")
            source.onCall = { [table, source] in
                source.titles = []
                table.reloadSectionIndexTitles()
            }
            screen.drag(from: CGPoint(x: 312, y: 200), to: letter(20), duration: 0.3)
            screen.settle()
            #expect(strip == nil)
        }

        @Test func colorsAreThoseOfTheClient() throws {
            #expect(try !shows(.red))
            (table.sectionIndexColor, table.sectionIndexBackgroundColor) = (.red, .blue)
            table.sectionIndexTrackingBackgroundColor = .green
            #expect(table.sectionIndexColor == .red && table.sectionIndexBackgroundColor == .blue)
            #expect(try shows(.red) && shows(.blue) && !shows(.green))
            screen.touchDown(at: letter(2))
            screen.advance(by: 0.2)
            #expect(try shows(.red) && shows(.green) && !shows(.blue))
            screen.touchUp()
            #expect(try shows(.blue) && !shows(.green))
            (table.sectionIndexColor, table.tintColor) = (nil, .green)
            #expect(try shows(.green) && !shows(.red))
        }

        @Test func theSearchTitleIsAMagnifyingGlass() throws {
            source.titles = [UITableView.indexSearch]
            table.sectionIndexColor = .red
            table.reloadSectionIndexTitles()
            screen.settle()
            #expect(try shows(.red, in: 192..<208) && !shows(.red, in: 0..<192) && !shows(.red, in: 208..<400))
        }

        /// Returns whether a part of the strip, given by its vertical extent in points, has pixels of nearly a color.
        private func shows(_ color: Pixel, in rows: Range<Int> = 0..<400) throws -> Bool {
            let image = try #require(screen.picture().cgImage)
            let scale = image.width / 320
            return (rows.lowerBound * scale..<rows.upperBound * scale).contains { y in
                (305 * scale..<320 * scale).contains { x in
                    let pixel = image.pixel(x, y)
                    let difference = (pixel.red - color.red, pixel.green - color.green, pixel.blue - color.blue)
                    return abs(difference.0) + abs(difference.1) + abs(difference.2) < 120
                }
            }
        }

        @Test func assistiveTechnologyStepsThroughTheTitles() throws {
            source.titles = [UITableView.indexSearch] + LetterSource.letters
            source.answer = 7
            table.reloadSectionIndexTitles()
            screen.settle()
            let element = try #require(screen.element(labelled: "Section index"))
            #expect(element.traits.contains(.adjustable))
            let strip = try #require(strip)
            strip.accessibilityDecrement()
            #expect(strip.accessibilityValue == "Search" && table.contentOffset.y == top(7))
            strip.accessibilityDecrement()
            strip.accessibilityIncrement()
            #expect(strip.accessibilityValue == "A")
            #expect(source.calls == ["{search} 0", "A 1"])
            #expect(screen.performAccessibilityAudit(for: [.hitRegion, .keyboard]).isEmpty)
        }

        @Test func keysStepThroughTheTitles() throws {
            let strip = try #require(strip)
            for _ in 0..<4 where !strip.isFocused { screen.press(.keyboardTab) }
            #expect(strip.isFocused)
            for key in [UIKeyboardHIDUsage.keyboardRightArrow, .keyboardRightArrow, .keyboardLeftArrow, .keyboardEnd] {
                screen.press(key)
            }
            screen.press(.keyboardEnd)
            screen.press(.keyboardRightArrow)
            #expect(source.calls == ["A 0", "B 1", "A 0", "Z 25"] && strip.isFocused)
            screen.press(.keyboardHome)
            screen.press(.keyboardSpacebar)
            #expect(source.calls.last == "A 0" && source.taps.isEmpty && table.contentOffset.y == 0)
        }

        /// The detail button of a row is beside the area of the strip.
        @Test func touchesBesideTheStripChooseToo() {
            screen.tap(at: CGPoint(x: 293, y: letter(3).y))
            screen.tap(at: CGPoint(x: 291, y: letter(6).y))
            #expect(source.calls == ["D 3"] && source.taps.count == 1)
        }

        @Test func aDiffableDataSourceHasOne() throws {
            let diffable = DiffableLetters(tableView: table) { _, _, item in
                let cell = UITableViewCell()
                cell.textLabel?.text = "\(item)"
                return cell
            }
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            for (number, letter) in LetterSource.letters.enumerated() {
                snapshot.appendSections([letter])
                snapshot.appendItems([2 * number, 2 * number + 1])
            }
            diffable.apply(snapshot, animatingDifferences: false)
            table.reloadSectionIndexTitles()
            screen.settle()
            screen.tap(at: letter(11))
            #expect(table.contentOffset.y == top(25 - 11))
        }
    }
}

private final class NoTitles: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
}

private final class DiffableLetters: UITableViewDiffableDataSource<String, Int> {
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { LetterSource.letters }

    override func tableView(
        _ tableView: UITableView,
        sectionForSectionIndexTitle title: String,
        at index: Int
    ) -> Int {
        25 - index
    }
}

/// Two rows for each letter of the alphabet.
@MainActor private final class LetterSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)

    var titles: [String]? = LetterSource.letters
    var rows = Array(repeating: 2, count: 26)
    var text = "Row"
    var answer: Int?
    var calls: [String] = []
    var taps: [IndexPath] = []
    var onCall: () -> Void = {}

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { Self.letters[section] }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = text
        cell.textLabel?.numberOfLines = 0
        return cell
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {}

    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        calls.append("\(title) \(index)")
        onCall()
        return answer ?? index
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { taps.append(indexPath) }
}

extension CGRect {
    fileprivate func isClose(to other: CGRect) -> Bool {
        abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6 && size == other.size
    }
}
