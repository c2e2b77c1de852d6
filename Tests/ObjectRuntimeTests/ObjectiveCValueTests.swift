import Foundation
import Testing

@testable import ObjectRuntime

struct ObjectiveCValueTests {
    @Test func numbersAreConvertedToAllNumberTypes() {
        let threes: [Any] = [3, UInt8(3), 3.0, Float(3), CGFloat(3), NSNumber(value: 3), NSNumber(value: 3.0)]
        for value in threes {
            #expect(ObjectiveCValue.convert(value, to: Int.self) == 3)
            #expect(ObjectiveCValue.convert(value, to: UInt8.self) == 3)
            #expect(ObjectiveCValue.convert(value, to: Double.self) == 3)
            #expect(ObjectiveCValue.convert(value, to: Float.self) == 3)
            #expect(ObjectiveCValue.convert(value, to: CGFloat.self) == 3)
            #expect(ObjectiveCValue.convert(value, to: CGFloat?.self) == .some(3))
            #expect(ObjectiveCValue.convert(value, to: NSNumber.self) == 3)
            #expect(ObjectiveCValue.convert(value, to: Bool.self) == true)
        }
    }

    @Test func integersHaveNoFraction() {
        #expect(ObjectiveCValue.convert(-3.7, to: Int.self) == -3)
        #expect(ObjectiveCValue.convert(0, to: Bool.self) == false)
        #expect(ObjectiveCValue.convert(true, to: Int.self) == 1)
    }

    @Test func numbersOutOfRangeAreRefused() {
        #expect(ObjectiveCValue.convert(300, to: UInt8.self) == nil)
        #expect(ObjectiveCValue.convert(-1, to: UInt.self) == nil)
        #expect(ObjectiveCValue.convert(Double.nan, to: Int.self) == nil)
        #expect(ObjectiveCValue.convert(1e300, to: Int.self) == nil)
    }

    @Test func otherValuesKeepTheirType() {
        #expect(ObjectiveCValue.convert("3", to: Int.self) == nil)
        #expect(ObjectiveCValue.convert(3, to: String.self) == nil)
        #expect(ObjectiveCValue.convert("3", to: String?.self) == .some("3"))
        #expect(ObjectiveCValue.convert(nil, to: Int?.self) == .some(nil))
        #expect(ObjectiveCValue.convert(nil, to: Int.self) == nil)
    }
}
