import Foundation
import Testing

@testable import ObjectRuntime

@Suite struct NotificationCenterSelectorsTests {
    let center = NotificationCenter()
    let one = Notification.Name("one")
    let two = Notification.Name("two")

    @Test func aMethodIsCalledForItsNameAndSender() {
        let (counter, sender) = (LoudCounter(), NSObject())
        center.addObserver(counter, selector: "shout:", name: one, object: nil)
        center.addObserver(counter, selector: "increase", name: two, object: sender)
        center.post(name: one, object: nil)
        #expect(counter.count == 1000)
        center.post(name: two, object: nil)
        #expect(counter.count == 1000)
        center.post(name: two, object: sender)
        #expect(counter.count == 1100)
    }

    @Test func removingEndsTheCalls() {
        let (counter, other) = (LoudCounter(), LoudCounter())
        for name in [one, two] {
            for observer in [counter, other] {
                center.addObserver(observer, selector: "increase", name: name, object: nil)
            }
        }
        center.removeObserver(counter, name: one, object: nil)
        center.post(name: one, object: nil)
        center.post(name: two, object: nil)
        #expect(counter.count == 100 && other.count == 200)
        center.removeObserver(counter)
        center.post(name: two, object: nil)
        #expect(counter.count == 100 && other.count == 300)
    }

    @Test func anObserverIsNotRetained() {
        weak var counter: LoudCounter?
        do {
            let observer = LoudCounter()
            counter = observer
            center.addObserver(observer, selector: "increase", name: one, object: nil)
            center.post(name: one, object: nil)
            #expect(observer.count == 100)
        }
        #expect(counter == nil)
        center.post(name: one, object: nil)
    }

    @Test func tokensOfClosuresAreRemovedAsBefore() {
        nonisolated(unsafe) var count = 0
        let token = center.addObserver(forName: one, object: nil, queue: nil) { _ in count += 1 }
        center.post(name: one, object: nil)
        center.removeObserver(token)
        center.post(name: one, object: nil)
        #expect(count == 1)
    }
}
