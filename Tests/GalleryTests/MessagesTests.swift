import Testing
import UIKit
import UIKitTesting

@testable import Gallery

extension GalleryTests {
    @Suite @MainActor struct MessagesTests {
        private static let feed = Message.page(after: 0, count: 200)
        /// Rows of the first screens with long and with short texts.
        private static let long = [0, 2, 4]
        private static let short = [1, 3]

        @Test func aTapShowsTheWholeTextAndAnotherOneThreeLinesOfIt() throws {
            let example = ExampleFixture(MessagesViewController())
            let closed = try example.height(0)
            let text = try message(0, of: example)
            #expect(text.isTruncated)
            #expect(text.bounds.height == lines(3, of: text))
            try example.tapTop(0)
            example.screen.settle()
            let whole = try message(0, of: example)
            #expect(!whole.isTruncated)
            #expect(try abs(example.height(0) - closed - (whole.bounds.height - text.bounds.height)) < 0.001)
            try example.tapTop(0)
            example.screen.settle()
            #expect(try example.height(0) == closed)
        }

        @Test func anyNumberOfRowsIsOpenAtOnce() throws {
            let example = ExampleFixture(MessagesViewController(), size: CGSize(width: 320, height: 1600))
            let closed = try Self.long.map { try example.height($0) }
            for row in Self.long {
                try example.tapTop(row)
                example.screen.settle()
            }
            for (row, height) in zip(Self.long, closed) { #expect(try example.height(row) > height) }
            try example.tapTop(Self.long[1])
            example.screen.settle()
            #expect(try example.height(Self.long[1]) == closed[1])
            #expect(try example.height(Self.long[0]) > closed[0])
            #expect(try example.height(Self.long[2]) > closed[2])
        }

        @Test func aTextThatFitsDoesNotUnfold() throws {
            let example = ExampleFixture(MessagesViewController())
            for row in Self.short {
                let height = try example.height(row)
                try example.tapTop(row)
                example.screen.settle()
                #expect(try example.height(row) == height)
            }
            #expect(example.dataSource.rowsAsked.isEmpty)
            #expect(example.table.indexPathForSelectedRow == nil)
        }

        @Test(arguments: [0, 2])
        func rowsOpenAndCloseSmoothly(row: Int) throws {
            let example = ExampleFixture(MessagesViewController())
            MotionLaws(film: try example.film(tapping: row)).check(growing: [row])
            MotionLaws(film: try example.film(tapping: row)).check(shrinking: [row])
        }

        @Test func onlyTheTappedRowIsAskedForAgain() throws {
            let example = ExampleFixture(MessagesViewController())
            let before = example.rowsInSight
            try example.tapTop(0)
            example.screen.settle()
            #expect(example.dataSource.rowsAsked.filter(before.contains) == [0])
        }

        @Test func theTextStartsAtItsPlaceInEveryFrame() throws {
            let example = ExampleFixture(MessagesViewController())
            let text = Self.feed[0].text
            let top = try example.screen.presentedFrame(of: example.label(text, in: 0)).minY - example.frame(0).minY
            for _ in 0..<2 {
                _ = try example.film { frame in
                    if frame == 0 { try example.press(0) }
                    for case let cell as MessageCell in example.table.subviews {
                        let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }
                        guard let label = labels.first(where: { $0.text == text }) else { continue }
                        let (shown, row) = (
                            example.screen.presentedFrame(of: label), example.screen.presentedFrame(of: cell)
                        )
                        #expect(abs(shown.minY - row.minY - top) < 0.001)
                    }
                }
            }
        }

        @Test func aSecondTapHalfWayTurnsTheRowRound() throws {
            let example = ExampleFixture(MessagesViewController())
            let closed = try example.height(0)
            let film = try example.film(for: 1.2) { frame in if [0, 30].contains(frame) { try example.press(0) } }
            MotionLaws(film: film).checkSmoothness()
            #expect(try example.height(0) == closed)
            #expect((film.curve(\.height, of: 0).values.max() ?? 0) > closed + 10)
        }

        @Test func anotherRowOpensMeanwhile() throws {
            let example = ExampleFixture(MessagesViewController())
            let film = try example.film(for: 1.2) { frame in
                if frame == 0 { try example.press(0) }
                if frame == 30 { try example.press(2) }
            }
            MotionLaws(film: film).check(growing: [0, 2])
        }

        @Test func theFeedGrowsOnlyWhenItIsRead() throws {
            let screen = TestScreen(size: CGSize(width: 320, height: 480))
            screen.safeAreaInsets.top = 40
            let messages = MessagesViewController()
            let navigation = UINavigationController(rootViewController: UIViewController())
            screen.show(navigation)
            navigation.pushViewController(messages, animated: true)
            screen.settle()
            #expect(messages.tableView.numberOfRows(inSection: 0) == 20)
            screen.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 300), duration: 0.2)
            screen.settle()
            #expect(messages.tableView.numberOfRows(inSection: 0) == 20)
        }

        @Test func theFeedGrowsWhileItIsReadAndOpenRowsStayOpen() throws {
            let example = ExampleFixture(MessagesViewController())
            var open: Set<Int> = []
            for round in 0..<25 {
                // Every fourth time, a row is opened that the last fling brought up. A touch on a feed that still
                // decelerates would only stop it.
                if round % 4 == 1 { example.screen.settle() }
                if round % 4 == 1,
                    let row = try example.rowsInSight.first(where: { try unfolds($0, example) && !open.contains($0) })
                {
                    open.insert(row)
                    try example.tapTop(row)
                    example.screen.advance(by: 0.2)
                }
                let start = CGPoint(x: 160, y: 400)
                example.screen.drag(from: start, to: CGPoint(x: 160, y: 60), duration: 0.1)
                for _ in 0..<40 {
                    example.screen.advance(by: 1 / 60)
                    checkRows(of: example)
                }
            }
            example.screen.settle()
            #expect(example.table.numberOfRows(inSection: 0) > 60)
            #expect(open.count > 3)
            try checkStates(of: example, open: open)
            for row in open.sorted() {
                example.scroll(to: row)
                try checkStates(of: example, open: open)
            }
            #expect(example.dataSource.cellCount < 40)
        }

        @Test func aRowThatClosesAtTheEndOfTheFeedLetsItGrow() throws {
            let example = ExampleFixture(MessagesViewController())
            for _ in 0..<12 {
                let count = example.table.numberOfRows(inSection: 0)
                // The previous last row, and the rows that were appended below it.
                example.scroll(to: count - 1)
                if let row = try example.rowsInSight.last(where: { try unfolds($0, example) }) {
                    for _ in 0..<2 {
                        try example.tapTop(row)
                        example.screen.advance(by: 0.1)
                        checkRows(of: example)
                    }
                }
                example.screen.settle()
                checkRows(of: example)
            }
            #expect(example.table.numberOfRows(inSection: 0) > 100)
        }

        @Test(
            arguments: [CGFloat(280), 320, 390, 700],
            [UIContentSizeCategory.extraSmall, .large, .accessibilityMedium]
        )
        func moreIsOfferedExactlyWhereATextIsCutOff(width: CGFloat, text: UIContentSizeCategory) throws {
            let example = ExampleFixture(
                MessagesViewController(),
                size: CGSize(width: width, height: 700),
                text: text
            )
            var (cutOff, whole) = (0, 0)
            for row in stride(from: 0, to: 22, by: 2) {
                example.scroll(to: row)
                for shown in example.rowsInSight {
                    let isTruncated = try message(shown, of: example).isTruncated
                    #expect(try offersMore(shown, example) == isTruncated, "row \(shown)")
                    if isTruncated { cutOff += 1 } else { whole += 1 }
                }
            }
            #expect(cutOff > 0 && whole > 0)
        }

        @Test func whetherThereIsMoreFollowsTheWidthAndTheSizeOfText() throws {
            let example = ExampleFixture(MessagesViewController())
            for size in [
                CGSize(width: 480, height: 480), CGSize(width: 900, height: 480), CGSize(width: 300, height: 480),
            ] {
                example.screen.resize(to: size)
                example.screen.settle()
                try checkOffers(of: example)
            }
            for category in [UIContentSizeCategory.extraSmall, .accessibilityMedium, .large] {
                example.screen.setContentSizeCategory(category)
                example.screen.settle()
                try checkOffers(of: example)
            }
        }

        @Test func fromRightToLeftEverythingIsTheOtherWayRound() throws {
            let leftToRight = try frames(ExampleFixture(MessagesViewController()))
            let rightToLeft = try frames(ExampleFixture(MessagesViewController(), rightToLeft: true))
            #expect(leftToRight.count == rightToLeft.count)
            for (frame, mirrored) in zip(leftToRight, rightToLeft) {
                #expect(abs(frame.minX - (320 - mirrored.maxX)) < 0.001)
                #expect(frame.minY == mirrored.minY && frame.size == mirrored.size)
            }
        }

        @Test func nothingIsSaidAboutConstraints() throws {
            let messages = try LayoutMessages.during {
                let example = ExampleFixture(MessagesViewController())
                _ = try example.film(for: 1.2) { frame in
                    if [0, 30].contains(frame) { try example.press(0) }
                    if frame == 60 { try example.press(1) }
                }
                example.scroll(to: 15)
                example.screen.rotate()
                example.screen.settle()
            }
            #expect(messages.isEmpty)
        }

        // MARK: Queries

        private func message(_ row: Int, of example: ExampleFixture) throws -> UILabel {
            try example.label(Self.feed[row % 22].text, in: row)
        }

        private func unfolds(_ row: Int, _ example: ExampleFixture) throws -> Bool {
            try message(row, of: example).isTruncated
        }

        private func offersMore(_ row: Int, _ example: ExampleFixture) throws -> Bool {
            try !example.label("Read more", in: row).isHidden
        }

        /// Returns the height of a number of lines.
        private func lines(_ count: Int, of label: UILabel) -> CGFloat {
            let room = CGRect(x: 0, y: 0, width: label.bounds.width, height: .greatestFiniteMagnitude)
            return label.textRect(forBounds: room, limitedToNumberOfLines: count).height
        }

        /// Checks that each row on the screen begins at the end of the one before it.
        private func checkRows(of example: ExampleFixture) {
            let rows = example.rowsInSight.compactMap { row in (try? example.frame(row)).map { (row, $0) } }
            for (above, below) in zip(rows, rows.dropFirst()) where abs(above.1.maxY - below.1.minY) >= 0.001 {
                Issue.record("At \(example.screen.now) s row \(above.0) is at \(above.1), row \(below.0) at \(below.1)")
            }
        }

        private func checkOffers(of example: ExampleFixture) throws {
            for row in example.rowsInSight {
                let isTruncated = try message(row, of: example).isTruncated
                #expect(try offersMore(row, example) == isTruncated, "row \(row)")
            }
        }

        private func checkStates(of example: ExampleFixture, open: Set<Int>) throws {
            for row in example.rowsInSight {
                #expect(try message(row, of: example).numberOfLines == (open.contains(row) ? 0 : 3), "row \(row)")
            }
        }

        /// Returns the frames of the portraits and the texts.
        private func frames(_ example: ExampleFixture) throws -> [CGRect] {
            try example.rowsInSight.flatMap { row in
                try example.cell(row).contentView.subviews.filter { !$0.isHidden }.map(example.screen.presentedFrame)
            }
        }
    }
}
