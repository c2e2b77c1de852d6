import Foundation
import Testing

@_spi(ObjectiveCSources) @testable import ObjectRuntime

@Suite struct KeyValueCodingTests {
    @Test func membersOfObjectsHaveTheTypeThatIsAskedFor() {
        let counter = Counter()
        counter.count = 3
        let number: Float? = objectiveCValue(of: counter, forKey: "count")
        let text: String? = objectiveCValue(of: counter, forKey: "count")
        let nothing: Int? = objectiveCValue(of: nil, forKey: "count")
        #expect(number == 3 && text == nil && nothing == nil)
    }

    @Test func valuesAreReadAndSetByKey() {
        let counter = LoudCounter()
        counter.setValue(3, forKey: "count")
        counter.setValue("three", forKey: "name")
        #expect(counter.value(forKey: "count") as? Int == 3 && counter.name == "three")
        counter.setValue(nil, forKey: "name")
        #expect(counter.name == nil && counter.value(forKey: "name") == nil)
        #expect(counter.value(forKey: "fixed") as? String == "fixed")
    }

    @Test func numbersAreConverted() {
        let counter = Counter()
        counter.setValue(NSNumber(value: 2.5), forKey: "ratio")
        #expect(counter.ratio == 2.5)
        counter.setValue(NSNumber(value: 7), forKey: "count")
        #expect(counter.count == 7)
    }

    @Test func pathsGoThroughObjects() {
        let counter = Counter()
        counter.setValue(8, forKeyPath: "inner.count")
        #expect(counter.value(forKeyPath: "inner.count") == nil)
        counter.inner = LoudCounter()
        counter.inner?.inner = Counter()
        counter.setValue(8, forKeyPath: "inner.inner.count")
        #expect(counter.inner?.inner?.count == 8)
        #expect(counter.value(forKeyPath: "inner.inner.count") as? Int == 8)
        counter.setValue(1, forKeyPath: "count")
        #expect(counter.value(forKeyPath: "count") as? Int == 1)
    }
}
