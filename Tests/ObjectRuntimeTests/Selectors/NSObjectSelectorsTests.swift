import Foundation
import Testing

@testable import ObjectRuntime

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
}
