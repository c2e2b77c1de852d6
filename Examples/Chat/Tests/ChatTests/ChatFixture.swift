import Testing
import UIKit
import UIKitTesting

@testable import Chat

/// The app on a screen.
@MainActor
final class ChatFixture {
    let screen = TestScreen()
    let conversation: Conversation
    private(set) lazy var controller = ChatViewController(conversation) { [thinking] in await thinking.wait() }
    /// The partner's thinking, which ends when the test says so.
    let thinking = Gate()

    init(_ conversation: Conversation = .sample) {
        self.conversation = conversation
        screen.onFailure = { Issue.record("\($0)") }
        screen.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        screen.show(UINavigationController(rootViewController: controller))
        screen.settle()
    }

    var table: UITableView { controller.tableView }

    /// The texts of the visible rows, from top to bottom.
    var texts: [String] {
        table.visibleCells.sorted { screen.presentedFrame(of: $0).minY < screen.presentedFrame(of: $1).minY }
            .compactMap { $0.everythingInside.compactMap { ($0 as? UITextView)?.text }.first }
    }

    /// The lower edge of the lowest row.
    var bottom: CGFloat { table.visibleCells.map { screen.presentedFrame(of: $0).maxY }.max() ?? 0 }

    func tap(labelled label: String, _ location: SourceLocation = #_sourceLocation) throws {
        let element = try #require(screen.element(labelled: label), sourceLocation: location)
        screen.tap(at: CGPoint(x: element.frame.midX, y: element.frame.midY))
        screen.settle()
    }

    func write(_ text: String) {
        screen.tap(controller.inputBar.textView)
        screen.type(text)
        screen.settle()
    }

    /// Scrolls to earlier messages.
    func scrollBack() {
        screen.swipe(.down, on: table, distance: 500)
        screen.settle()
    }
}

/// A wait that ends when it is opened, or when nobody can open it any more.
@MainActor
final class Gate {
    private let (stream, continuation) = AsyncStream<Void>.makeStream()
    private(set) var isWaiting = false

    func wait() async {
        isWaiting = true
        for await _ in stream { break }
        isWaiting = false
    }

    func open() {
        continuation.yield()
    }
}

extension UIView {
    var everythingInside: [UIView] { subviews + subviews.flatMap(\.everythingInside) }
}
