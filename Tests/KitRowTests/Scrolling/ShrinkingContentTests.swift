import Testing
import UIKit
import UIKitTesting

/// Tests content that shrinks while it moves. It rests within its edges, whether or not it still scrolls.
@Suite(.serialized) @MainActor struct ShrinkingContentTests {
    private let screen = TestScreen(size: CGSize(width: 300, height: 400), scale: 1)
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    init() {
        view.contentSize = CGSize(width: 300, height: 3000)
        screen.window.addSubview(view)
        screen.settle()
    }

    private func fling() {
        screen.drag(from: CGPoint(x: 100, y: 380), to: CGPoint(x: 100, y: 100), duration: 0.1)
        screen.advance(by: 0.05)
        #expect(view.isDecelerating && view.contentOffset.y > 200)
    }

    @Test(arguments: [200, 400, 600] as [CGFloat], [false, true])
    func aFlingRestsWithinTheContent(height: CGFloat, alwaysBounces: Bool) {
        view.alwaysBounceVertical = alwaysBounces
        fling()
        view.contentSize.height = height
        screen.settle()
        #expect(view.contentOffset.y == max(0, height - 400))
        #expect(!view.isDecelerating)
    }

    @Test func theReturnIsAMotion() {
        fling()
        let offset = view.contentOffset.y
        view.contentSize.height = 200
        screen.advance(by: 1.0 / 60)
        #expect(view.contentOffset.y > offset / 2)
    }

    @Test func contentThatDoesNotBounceIsThereAtOnce() {
        view.bounces = false
        fling()
        view.contentSize.height = 200
        screen.advance(by: 1.0 / 60)
        #expect(view.contentOffset.y == 0)
        screen.settle()
        #expect(view.contentOffset.y == 0)
    }

    @Test func contentMayShrinkInTheLastStep() {
        final class Shrinking: NSObject, UIScrollViewDelegate {
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                if scrollView.contentOffset.y == 500 { scrollView.contentSize.height = 200 }
            }
        }
        let delegate = Shrinking()
        view.delegate = delegate
        view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        screen.settle()
        #expect(view.contentOffset.y == 0)
    }

    /// Drags the content by 50 points, and leaves the finger there.
    private func hold(at offset: CGFloat = 1000) {
        view.contentOffset.y = offset
        screen.touchDown(at: CGPoint(x: 100, y: 300))
        screen.advance(by: 0.05)
        for step in 1...10 {
            screen.touchMove(to: CGPoint(x: 100, y: 300 - step * 5))
            screen.advance(by: 0.016)
        }
        #expect(view.isDragging)
    }

    @Test(arguments: [false, true], [false, true])
    func contentUnderAFingerReturnsWhenTheFingerLifts(alwaysBounces: Bool, moves: Bool) {
        view.alwaysBounceVertical = alwaysBounces
        // A finger holds no content that is further beyond its edge than the screen is high.
        hold(at: moves ? 150 : 1000)
        view.contentSize.height = 200
        screen.advance(by: 0.1)
        if moves {
            for step in 1...10 {
                let offset = view.contentOffset.y
                screen.touchMove(to: CGPoint(x: 100, y: 250 - step * 2))
                screen.advance(by: 0.05)
                #expect(abs(view.contentOffset.y - offset) <= 2, "the content stays under the finger")
            }
        }
        screen.advance(by: 0.3)
        screen.touchUp()
        screen.settle()
        #expect(view.contentOffset.y == 0)
        #expect(!view.isDragging && !view.isDecelerating)
    }

    @Test func contentThatDoesNotBounceFollowsNoFinger() {
        view.bounces = false
        hold()
        view.contentSize.height = 200
        screen.touchMove(to: CGPoint(x: 100, y: 240))
        #expect(view.contentOffset.y == 0)
        screen.touchUp()
        screen.settle()
        #expect(view.contentOffset.y == 0)
    }

    @Test func contentThatGrowsUnderAFingerDoesNotLeap() {
        view.contentSize.width = 300
        hold()
        screen.touchMove(to: CGPoint(x: 60, y: 250))
        view.contentSize.width = 900
        screen.touchMove(to: CGPoint(x: 58, y: 250))
        #expect(view.contentOffset.x == 0)
        screen.touchUp()
        screen.settle()
        #expect(view.contentOffset.x == 0)
    }

    // MARK: Tables

    private final class Rows: NSObject, UITableViewDataSource {
        var count = 60

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }

    @Test(arguments: [0, 3, 15], [false, true])
    func theFlingOfATableRestsWithinItsRows(count: Int, isReloaded: Bool) {
        view.removeFromSuperview()
        let rows = Rows()
        let table = UITableView(frame: view.frame)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        screen.window.addSubview(table)
        screen.settle()
        screen.drag(from: CGPoint(x: 100, y: 380), to: CGPoint(x: 100, y: 100), duration: 0.1)
        screen.advance(by: 0.05)
        rows.count = count
        if isReloaded {
            table.reloadData()
        } else {
            table.deleteRows(at: (count..<60).map { IndexPath(row: $0, section: 0) }, with: .automatic)
        }
        screen.settle()
        let end = max(0, table.contentSize.height - 400)
        #expect(table.contentOffset.y >= 0 && table.contentOffset.y <= end)
        #expect(table.visibleCells.count == min(count, 8))
    }
}
