import Testing
import UIKit
import UIKitTesting

@testable import Gallery

extension GalleryTests {
    @Suite @MainActor struct MainAndDetailTests {
        @Test func aTapShowsTheWholeDetailAndAnotherOneHidesIt() throws {
            let example = ExampleFixture(CloudsViewController())
            let closed = try example.height(0)
            #expect(try detailHeight(0, of: example) == 0)
            try example.tap(0)
            example.screen.settle()
            #expect(try isWhole(Cloud.all[0].look, in: 0, of: example))
            #expect(try isWhole(Cloud.all[0].omen, in: 0, of: example))
            #expect(try detailHeight(0, of: example) > 40)
            #expect(try abs(example.height(0) - closed - detailHeight(0, of: example)) < 0.001)
            try example.tap(0)
            example.screen.settle()
            #expect(try example.height(0) == closed)
            #expect(try detailHeight(0, of: example) == 0)
        }

        @Test func rowsOpenAndCloseSmoothly() throws {
            let example = ExampleFixture(CloudsViewController())
            MotionLaws(film: try example.film(tapping: 1)).check(growing: [1])
            MotionLaws(film: try example.film(tapping: 1)).check(shrinking: [1])
        }

        @Test(arguments: [(0, 2), (2, 0)])
        func openingAnotherClosesTheFirstInOneMotion(first: Int, second: Int) throws {
            let example = ExampleFixture(CloudsViewController())
            let closed = try (example.height(first), example.height(second))
            try example.tapTop(first)
            example.screen.settle()
            let film = try example.film(tapping: second)
            MotionLaws(film: film).check(growing: [second], shrinking: [first])
            #expect(try example.height(first) == closed.0)
            #expect(try example.height(second) > closed.1)
            // Both rows move in every frame until both have arrived.
            let (shrinking, growing) = (film.curve(\.height, of: first), film.curve(\.height, of: second))
            for (lost, won) in zip(shrinking.values, growing.values) {
                let parts = (
                    (lost - shrinking.values[0]) / shrinking.change, (won - growing.values[0]) / growing.change
                )
                #expect(abs(parts.0 - parts.1) < 0.001)
            }
        }

        @Test func theRowUnderTheFingerStaysWhenOneAboveItCloses() throws {
            let example = ExampleFixture(CloudsViewController())
            example.scroll(to: 4)
            try example.tapTop(4)
            example.screen.settle()
            let film = try example.film(tapping: 5)
            #expect(film.curve(\.minY, of: 5).firstMovement() == nil)
            #expect(film.curve(\.height, of: 4).change < -1)
        }

        @Test func theMainPartKeepsItsPlaceInItsRowInEveryFrame() throws {
            let example = ExampleFixture(CloudsViewController())
            let name = Cloud.all[1].name
            let label = example.screen.presentedFrame(of: try example.label(name, in: 1))
            let place = try (top: label.minY - example.frame(1).minY, height: label.height)
            for _ in 0..<2 {
                _ = try example.film { frame in
                    if frame == 0 { try example.press(1) }
                    // The cell that leaves and the one that replaces it.
                    for case let cell as CloudCell in example.table.subviews {
                        let labels = cell.contentView.everythingInside.compactMap { $0 as? UILabel }
                        guard let label = labels.first(where: { $0.text == name }) else { continue }
                        let (shown, row) = (
                            example.screen.presentedFrame(of: label), example.screen.presentedFrame(of: cell)
                        )
                        #expect(abs(shown.minY - row.minY - place.top) < 0.001)
                        #expect(abs(shown.height - place.height) < 0.001)
                    }
                }
            }
        }

        @Test func aSecondTapHalfWayTurnsTheRowRound() throws {
            let example = ExampleFixture(CloudsViewController())
            let closed = try example.height(1)
            let film = try example.film(for: 1.2) { frame in if [0, 30].contains(frame) { try example.press(1) } }
            MotionLaws(film: film).checkSmoothness()
            #expect(try example.height(1) == closed)
            let top = try #require(film.curve(\.height, of: 1).values.max())
            #expect(top > closed + 10)
        }

        @Test func tapsOnOtherRowsDuringTheMotionAreNotLost() throws {
            let example = ExampleFixture(CloudsViewController())
            let closed = try example.height(3)
            let film = try example.film(for: 1.4) { frame in
                if frame == 0 { try example.press(0) }
                if frame == 24 { try example.press(1) }
                if frame == 60 { try example.press(2) }
            }
            MotionLaws(film: film).checkSmoothness()
            #expect(try example.height(0) == closed)
            #expect(try example.height(1) == closed)
            #expect(try example.height(2) > closed)
        }

        @Test func aCellThatIsUsedAgainIsOpenOrClosedAsItsNewRowIs() throws {
            let example = ExampleFixture(CloudsViewController())
            try example.tap(1)
            example.screen.settle()
            for row in [Cloud.all.count - 1, 0, 6, 1] {
                example.scroll(to: row)
                for shown in example.rowsInSight {
                    #expect(try (detailHeight(shown, of: example) > 0) == (shown == 1), "row \(shown)")
                }
            }
        }

        @Test(arguments: [CGFloat(280), 390, 700], [UIContentSizeCategory.small, .accessibilityLarge])
        func everythingIsShownWhateverTheWidthAndTheSizeOfText(width: CGFloat, text: UIContentSizeCategory) throws {
            let example = ExampleFixture(
                CloudsViewController(),
                size: CGSize(width: width, height: 900),
                text: text
            )
            for row in [0, 2] {
                try example.tapTop(row)
                example.screen.settle()
                let cloud = Cloud.all[row]
                for text in [cloud.name, cloud.height, cloud.look, cloud.omen] {
                    #expect(try isWhole(text, in: row, of: example), "“\(text)”")
                }
            }
        }

        @Test func nothingIsSaidAboutConstraints() throws {
            let messages = try LayoutMessages.during {
                let example = ExampleFixture(CloudsViewController())
                _ = try example.film(for: 1.2) { frame in
                    if [0, 30].contains(frame) { try example.press(1) }
                    if frame == 60 { try example.press(2) }
                }
                example.screen.rotate()
                example.screen.settle()
            }
            #expect(messages.isEmpty)
        }

        private func detailHeight(_ row: Int, of example: ExampleFixture) throws -> CGFloat {
            let host = try #require(example.cell(row).contentView.subviews.last)
            // The host takes the point that the table adds for the separator.
            return example.screen.presentedFrame(of: host).height - 1
        }

        private func isWhole(_ text: String, in row: Int, of example: ExampleFixture) throws -> Bool {
            let label = try example.label(text, in: row)
            return label.bounds.height > 0 && !label.isTruncated
        }
    }
}
