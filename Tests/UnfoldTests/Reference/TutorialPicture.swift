import Testing
import UIKit
import UIKitTesting
import Unfold

/// A picture of a tutorial: several moments of a table, side by side.
@MainActor
struct TutorialPicture {
    /// The file's name without `.png`.
    let name: String
    /// The height of the screen in points.
    private var height: CGFloat = 240
    private let makeController: () -> UITableViewController
    private let script: (Hand) throws -> Void

    /// The user's actions while moments are recorded.
    @MainActor
    final class Hand {
        let screen: TestScreen
        let controller: UITableViewController
        private let start: TimeInterval
        fileprivate private(set) var moments: [TimeInterval] = []

        fileprivate init(_ screen: TestScreen, _ controller: UITableViewController) {
            (self.screen, self.controller, start) = (screen, controller, screen.now)
        }

        /// Taps near the top of a row.
        func tap(_ row: Int) throws {
            let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
            let frame = screen.presentedFrame(of: cell)
            screen.tap(at: CGPoint(x: frame.midX, y: frame.minY + 22))
        }

        /// Adds the current moment to the picture, after some time has passed.
        func note(after seconds: TimeInterval = 0) {
            screen.advance(by: seconds)
            moments.append(screen.now - start)
        }

        /// Adds the screen at rest to the picture.
        func noteRest() {
            screen.settle()
            note()
        }
    }

    /// Returns a strip of three moments with a width of 360 pixels each.
    func strip() throws -> FilmStrip {
        let screen = TestScreen(size: CGSize(width: 320, height: height))
        let controller = makeController()
        screen.show(controller)
        screen.settle()
        let hand = Hand(screen, controller)
        let recording = try screen.record { try script(hand) }
        return try recording.filmStrip(at: hand.moments, maximumWidth: 3 * 360 + 2 * 8)
    }

    static let all: [TutorialPicture] = [
        TutorialPicture(name: "tap-to-reveal") {
            TapToRevealCode.PeopleViewController(style: .plain)
        } script: {
            try unfold(0, $0)
        },
        TutorialPicture(name: "comments") {
            CommentsCode.ThreadsViewController(style: .plain)
        } script: {
            try unfold(3, $0)
        },
        TutorialPicture(name: "messages", height: 300) {
            MessagesCode.FeedViewController(style: .plain)
        } script: { hand in
            hand.note()
            try hand.tap(3)
            hand.noteRest()
            let feed = hand.controller as? MessagesCode.FeedViewController
            feed?.receive(Comment(id: 30, text: "A new message"))
            hand.noteRest()
        },
        TutorialPicture(name: "main-and-detail") {
            MainAndDetailCode.CloudsViewController(style: .plain)
        } script: {
            try unfold(1, $0)
        },
        TutorialPicture(name: "three-sizes", height: 300) {
            ThreeSizesCode.TilesViewController(style: .plain)
        } script: { hand in
            hand.note()
            for _ in 0..<2 {
                try hand.tap(1)
                hand.noteRest()
            }
        },
        TutorialPicture(name: "nested-groups") {
            NestedGroupsCode.OutlineViewController(style: .plain)
        } script: { hand in
            hand.note()
            for row in [0, 1] {
                try hand.tap(row)
                hand.noteRest()
            }
        },
        TutorialPicture(name: "live-feed") {
            LiveFeedCode.NewsViewController(style: .plain)
        } script: { hand in
            hand.controller.tableView.contentOffset.y = 400
            hand.noteRest()
            let rows = hand.controller.tableView.indexPathsForVisibleRows ?? []
            let feed = try #require(hand.controller as? LiveFeedCode.NewsViewController)
            try hand.tap(try #require(rows.dropFirst().first { feed.news[$0.row].id % 7 > 2 }).row)
            for id in 40..<42 { feed.receive(LiveFeedCode.NewsViewController.story(id)) }
            hand.note(after: 0.1)
            hand.noteRest()
        },
        TutorialPicture(name: "catchable-spring") {
            CatchableSpringCode.DrawersViewController(style: .plain)
        } script: {
            try unfold(0, $0, meanwhile: 0.4)
        },
        TutorialPicture(name: "million-rows") {
            MillionRowsCode.DigitsViewController(style: .plain)
        } script: { hand in
            hand.note()
            try hand.tap(3)
            hand.noteRest()
            (hand.controller as? MillionRowsCode.DigitsViewController)?.show(900_005)
            hand.noteRest()
        },
    ]

    /// Shows a row before it unfolds, during the animation, and unfolded.
    private static func unfold(_ row: Int, _ hand: Hand, meanwhile: TimeInterval = 0.1) throws {
        hand.note()
        try hand.tap(row)
        hand.note(after: meanwhile)
        hand.noteRest()
    }
}
