import Foundation
import Testing

@_spi(ObjectiveCSources) @testable import ObjectRuntime

@Suite struct NSObjectSelectorsTests {
    @Test func selectorsAreTheirNames() {
        #expect(NSSelectorFromString("add:") == Selector("add:") && NSSelectorFromString("add:") == "add:")
        #expect(NSStringFromSelector("set:named:") == "set:named:")
        #expect(["tap", "tap:", "tap:event:"].map { Selector($0).parameterCount } == [0, 1, 2])
    }

    @Test func anObjectRespondsToItsOwnAndInheritedMethods() {
        let (counter, loud) = (Counter(), LoudCounter())
        #expect(counter.responds(to: "increase") && loud.responds(to: "increase"))
        #expect(!counter.responds(to: "shout:") && loud.responds(to: "shout:"))
        #expect(!counter.responds(to: nil) && !NSObject().responds(to: "increase"))
        #expect(!counter.responds(to: "count") && !counter.responds(to: "shout"))
    }

    @Test func methodsGetAsManyArgumentsAsTheyHaveParameters() {
        let counter = Counter()
        counter.perform("increase", with: "ignored")
        #expect(counter.count == 1)
        counter.perform("add:", with: 5)
        #expect(counter.count == 6)
        let result = counter.perform("set:named:", with: 9, with: "nine")
        #expect(counter.count == 9 && counter.name == "nine")
        #expect(result?.takeUnretainedValue() as? NSString == "was set")
        #expect(counter.perform("increase") == nil)
    }

    @Test func overriddenMethodsAreCalled() {
        let loud = LoudCounter()
        loud.perform("increase")
        #expect(loud.count == 100)
    }

    @Test func anObjectAnswersForAnotherOne() {
        let counter = Counter()
        let deputy = Deputy(of: counter)
        #expect((deputy as NSObject).responds(to: "increase") && !(deputy as NSObject).responds(to: "shout:"))
        #expect((deputy as any NSObjectProtocol).responds(to: "add:") && Message.responds(deputy, to: "increase"))
        deputy.perform("increase")
        deputy.perform("add:", with: 4)
        #expect(counter.count == 5)
    }

    @Test func aClassPerformsSelectors() throws {
        #expect(Deputy.responds(to: "sharedCounter") && !Deputy.responds(to: "increase"))
        #expect(!Counter.responds(to: "sharedCounter") && !Deputy.responds(to: nil))
        let shared = Deputy.perform("sharedCounter")?.takeUnretainedValue()
        #expect(shared === Deputy.shared())
        Deputy.shared().count = 3
        #expect(Deputy.value(forKeyPath: "sharedCounter.count") as? Int == 3)
        #expect(Deputy.value(forKey: "sharedCounter") as? Counter === Deputy.shared())
    }

    @Test func aClassInAFunctionHasMembers() {
        final class Local: NSObject, ObjectiveCLocalClass {
            var count = 0
            static var _objectiveCMembers: [ObjectiveCMember] {
                [
                    .method("increase") { object, _ in
                        (object as? Self)?.count += 1
                        return nil
                    }
                ]
            }
        }
        let local = Local()
        #expect(local.responds(to: "increase"))
        local.perform("increase")
        #expect(local.count == 1)
    }

    @Test func formattersReadObjects() {
        func read(_ formatter: Formatter, _ text: String) -> (isRead: Bool, object: AnyObject?, problem: NSString?) {
            var (object, problem): (AnyObject?, NSString?)
            let isRead = formatter.getObjectValue(&object, for: text, errorDescription: &problem)
            return (isRead, object, problem)
        }
        let plain = NumberFormatter()
        #expect(read(plain, "12").object as? Int == 12 && read(plain, "12").isRead)
        #expect(!read(plain, "x").isRead && read(plain, "x").problem != nil)
        let digits = DigitFormatter()
        #expect(read(digits, "7").object as? Int == 7)
        #expect(!read(digits, "12").isRead && read(digits, "12").object == nil)
        var (object, range): (AnyObject?, NSRange) = (nil, NSRange(location: 1, length: 2))
        #expect(throws: Never.self) { try plain.getObjectValue(&object, for: "a42b", range: &range) }
        #expect(object as? Int == 42)
        #expect(throws: (any Error).self) { try plain.getObjectValue(&object, for: "a", range: nil) }
    }

    @Test func noMethodCanBeExchanged() {
        #expect(class_getInstanceMethod(Counter.self, "increase") == nil)
        #expect(class_getClassMethod(Deputy.self, "sharedCounter") == nil)
    }

    @Test func theSystemsClockIsRead() {
        let difference = CFAbsoluteTimeGetCurrent() - Date.timeIntervalSinceReferenceDate
        #expect(abs(difference) < 60)
    }
}
