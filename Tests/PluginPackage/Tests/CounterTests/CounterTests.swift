import Counter
import Foundation
import ObjectiveC
import XCTest

final class CounterTests: XCTestCase {
    private var notifications = 0

    @objc private func counterDidFinish(_ notification: Notification) { notifications += 1 }

    func testSelectorsCountOn() {
        let counter = Counter()
        counter.step = Step(Expectations.step)
        counter.perform(counter.actions[0])
        counter.perform(counter.actions[1], with: NSNumber(value: Expectations.number))
        XCTAssertEqual(counter.value(forKey: "count") as? Int, 42)
        XCTAssertEqual(counter.description, "42 steps")
    }

    func testTheCountIsObserved() {
        let counter = Counter()
        var counts: [Int?] = []
        let observation = counter.observe(\.count, options: [.old, .new]) { counts += [$1.oldValue, $1.newValue] }
        counter.perform(counter.actions[0])
        XCTAssertEqual(counts, [0, 1])
        observation.invalidate()
    }

    func testAMethodIsNotified() {
        let name = Notification.Name("counterDidFinish")
        NotificationCenter.default.addObserver(self, selector: #selector(counterDidFinish), name: name, object: nil)
        NotificationCenter.default.post(name: name, object: nil)
        XCTAssertEqual(notifications, 1)
    }
}
