import Testing
import UIKit
import UIKitTesting

@testable import Gallery

extension GalleryTests {
    @Suite @MainActor final class CommentsTests {
        // Created by the test itself, so that no other test's screen replaces it.
        private lazy var example = ExampleFixture(CommentsViewController())
        private let closed = CommentLayout.minimumTextHeight + 2 * CommentLayout.padding

        private func open(_ row: Int) -> CGFloat {
            CommentLayout.textHeight(of: Comment.all[row].text, inRowOf: 320) + 2 * CommentLayout.padding
        }

        @Test func aLongCommentGrowsToItsWholeText() throws {
            #expect(try example.height(0) == closed)
            try example.tap(0)
            example.screen.settle()
            #expect(try example.height(0) == open(0))
            #expect(open(0) > closed)
            try example.tap(0)
            example.screen.settle()
            #expect(try example.height(0) == closed)
        }

        @Test func openingOneClosesTheOther() throws {
            try example.tap(0)
            example.screen.settle()
            try example.tap(2)
            example.screen.settle()
            #expect(try example.height(0) == closed)
            #expect(try example.height(2) == open(2))
        }

        @Test func aCommentThatFitsDoesNotUnfold() throws {
            #expect(open(1) == closed)
            try example.tap(1)
            example.screen.settle()
            #expect(try example.height(1) == closed)
            #expect(example.table.indexPathForSelectedRow == nil)
        }

        @Test func tapsDuringTheMotionAreNotLost() throws {
            try example.tap(0)
            example.screen.advance(by: 0.25)
            try example.tap(2)
            example.screen.settle()
            #expect(try example.height(0) == closed)
            #expect(try example.height(2) == open(2))
        }

        @Test func noTextMovesInARowThatCloses() throws {
            try example.tap(0)
            example.screen.settle()
            let top = example.screen.presentedFrame(of: try example.cell(0)).minY
            try example.tap(0)
            for _ in 0..<40 {
                // The cell that leaves and the one that replaces it overlap.
                for case let cell as CommentCell in example.table.subviews
                where example.screen.presentedFrame(of: cell).minY == top {
                    let text = try #require(cell.contentView.subviews.last)
                    #expect(example.screen.presentedFrame(of: text).minY == top + CommentLayout.padding)
                }
                example.screen.advance(by: 1 / 60)
            }
        }
    }
}
