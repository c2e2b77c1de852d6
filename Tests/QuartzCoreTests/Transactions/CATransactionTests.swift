import Foundation
import Testing

@testable import QuartzCore

extension LayerTests {
    @Suite @MainActor struct Transactions {
        private func animation(_ duration: Double) -> CABasicAnimation {
            let animation = CABasicAnimation(keyPath: "opacity")
            (animation.fromValue, animation.toValue, animation.duration) = (0, 1, duration)
            return animation
        }

        @Test func completionComesWhenTheLastAnimationEndsAndOnce() {
            TestClock.start()
            let layer = CALayer()
            var calls = 0
            CATransaction.begin()
            CATransaction.setCompletionBlock { calls += 1 }
            layer.add(animation(0.2), forKey: nil)
            layer.add(animation(0.5), forKey: nil)
            CATransaction.commit()
            TestClock.advance(by: 0.4)
            #expect(calls == 0)
            TestClock.advance(by: 0.2)
            #expect(calls == 1)
            TestClock.advance(by: 1)
            #expect(calls == 1)
        }

        @Test func settingsHaveKeys() {
            TestClock.start()
            CATransaction.begin()
            defer { CATransaction.commit() }
            for (value, seconds) in [(2 as Any, 2.0), (0.5, 0.5), (NSNumber(value: 1.5), 1.5)] {
                CATransaction.setValue(value, forKey: kCATransactionAnimationDuration)
                #expect(CATransaction.animationDuration() == seconds)
                #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == seconds)
            }
            CATransaction.setValue("long", forKey: kCATransactionAnimationDuration)
            #expect(CATransaction.animationDuration() == 1.5)
            CATransaction.setValue(true, forKey: kCATransactionDisableActions)
            #expect(CATransaction.disableActions())
            CATransaction.setValue(NSNumber(value: 0), forKey: kCATransactionDisableActions)
            #expect(!CATransaction.disableActions())
            let timing = CAMediaTimingFunction(name: .linear)
            CATransaction.setValue(timing, forKey: kCATransactionAnimationTimingFunction)
            #expect(CATransaction.animationTimingFunction() === timing)
            CATransaction.setValue(3, forKey: kCATransactionAnimationTimingFunction)
            #expect(CATransaction.animationTimingFunction() === timing)
        }

        @Test func nestedTransactionsInheritValuesAndKeepTheirOwn() {
            TestClock.start()
            CATransaction.begin()
            CATransaction.setValue("outer", forKey: "name")
            CATransaction.begin()
            #expect(CATransaction.value(forKey: "name") as? String == "outer")
            CATransaction.setValue("inner", forKey: "name")
            CATransaction.commit()
            #expect(CATransaction.value(forKey: "name") as? String == "outer")
            CATransaction.commit()
            #expect(CATransaction.value(forKey: "name") == nil)
        }

        @Test func theCompletionBlockHasAKey() {
            TestClock.start()
            var calls = 0
            let block: () -> Void = { calls += 1 }
            CATransaction.begin()
            CATransaction.setValue(block, forKey: kCATransactionCompletionBlock)
            #expect(CATransaction.value(forKey: kCATransactionCompletionBlock) != nil)
            CATransaction.commit()
            #expect(calls == 1)
        }

        @Test func withoutAnimationsCompletionComesAtTheCommit() {
            TestClock.start()
            var calls: [String] = []
            CATransaction.begin()
            CATransaction.setCompletionBlock { calls.append("first") }
            CATransaction.setCompletionBlock { calls.append("second") }
            #expect(calls == ["first"])
            CATransaction.commit()
            #expect(calls == ["first", "second"])
        }

        @Test func theImplicitTransactionEndsWithTheFrame() {
            TestClock.start()
            var calls = 0
            CATransaction.setCompletionBlock { calls += 1 }
            #expect(calls == 0)
            TestClock.advance(by: 1 / 60)
            #expect(calls == 1)
        }

        @Test func anInnerTransactionInheritsAndItsAnimationsCountOutside() {
            TestClock.start()
            let layer = CALayer()
            var calls: [String] = []
            CATransaction.begin()
            CATransaction.setAnimationDuration(3)
            CATransaction.setDisableActions(true)
            CATransaction.setCompletionBlock { calls.append("outer") }
            CATransaction.begin()
            #expect(CATransaction.animationDuration() == 3)
            #expect(CATransaction.disableActions())
            CATransaction.setAnimationDuration(1)
            CATransaction.setCompletionBlock { calls.append("inner") }
            layer.add(animation(0.3), forKey: nil)
            CATransaction.commit()
            #expect(CATransaction.animationDuration() == 3)
            CATransaction.commit()
            #expect(calls == [])
            TestClock.advance(by: 0.4)
            #expect(calls == ["inner", "outer"])
            #expect(CATransaction.animationDuration() == 0.25)
            #expect(!CATransaction.disableActions())
        }

        @Test func removingCountsAsTheEnd() {
            TestClock.start()
            let layer = CALayer()
            var calls = 0
            CATransaction.begin()
            CATransaction.setCompletionBlock { calls += 1 }
            layer.add(animation(5), forKey: "long")
            CATransaction.commit()
            layer.removeAllAnimations()
            #expect(calls == 1)
        }
    }
}
