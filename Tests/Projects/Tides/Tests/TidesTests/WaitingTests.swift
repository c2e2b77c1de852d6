import XCTest

@testable import Tides

/// Time passes while a test waits, as in Xcode.
class WaitingTests: XCTestCase {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))

    func testAnimationsEnd() {
        let view = UIView()
        let end = expectation(description: "the animation ends")
        UIView.animate(withDuration: 0.2, animations: { view.alpha = 0 }) { isFinished in
            XCTAssertTrue(isFinished)
            end.fulfill()
        }
        wait(for: [end], timeout: 10)
        XCTAssertEqual(view.alpha, 0)
    }

    func testAnimationsEndOneAfterTheOther() {
        var steps: [Int] = []
        window.makeKeyAndVisible()
        let view = UIView()
        window.addSubview(view)
        let end = expectation(description: "the last animation ends")
        UIView.animate(withDuration: 0.1, animations: { view.frame.origin.x = 10 }) { _ in
            steps.append(1)
            UIView.animate(withDuration: 0.1, animations: { view.frame.origin.x = 20 }) { _ in
                steps.append(2)
                end.fulfill()
            }
        }
        wait(for: [end], timeout: 10)
        XCTAssertEqual(steps, [1, 2])
    }

    func testPresentationsEnd() {
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        let end = expectation(description: "the controller is presented")
        root.present(UIViewController(), animated: true) { end.fulfill() }
        wait(for: [end], timeout: 10)
        XCTAssertNotNil(root.presentedViewController)
    }

    func testBatchUpdatesEnd() {
        window.makeKeyAndVisible()
        let table = UITableView(frame: window.bounds)
        window.addSubview(table)
        let end = expectation(description: "the updates end")
        table.performBatchUpdates(nil) { _ in end.fulfill() }
        wait(for: [end], timeout: 10)
    }

    func testTransactionsEnd() {
        let end = expectation(description: "the transaction ends")
        CATransaction.begin()
        CATransaction.setCompletionBlock { end.fulfill() }
        CATransaction.commit()
        wait(for: [end], timeout: 10)
    }

    func testTheRunLoopLaysOut() {
        class Box: UIView {
            var layouts = 0
            override func layoutSubviews() { layouts += 1 }
        }
        let box = Box()
        window.makeKeyAndVisible()
        window.addSubview(box)
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
        let before = box.layouts
        box.setNeedsLayout()
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
        XCTAssertGreaterThan(box.layouts, before)
    }

    func testCallsWaitAndAreCanceled() {
        let (kept, stopped) = (TideView(), TideView())
        kept.start(after: 0.05)
        stopped.start(after: 0.05)
        stopped.stop()
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.3))
        XCTAssertEqual(kept.floods, 1)
        XCTAssertEqual(stopped.floods, 0)
    }
}
