import CoreGraphics
import Testing

@testable import UIKit

@Suite struct SliderRangeTests {
    @Test func theValueStaysInTheRange() {
        var range = SliderRange()
        let cases: [(Float, Float)] = [(-1, 0), (2, 1), (.infinity, 1), (-.infinity, 0), (.nan, 0), (0.3, 0.3)]
        for (value, expected) in cases {
            range.setValue(value)
            #expect(range.value == expected)
        }
        range.setMinimum(0.5)
        #expect(range.value == 0.5)
        range.setMaximum(0.25)
        #expect((range.minimum, range.maximum, range.value) == (0.25, 0.25, 0.25))
        range.setMinimum(3)
        #expect((range.minimum, range.maximum, range.value) == (3, 3, 3))
    }

    @Test(arguments: [(Float(0), Float(1)), (-5, 5), (100, 1_000), (3, 3)])
    func fractionsAndValuesAreInverse(minimum: Float, maximum: Float) {
        var range = SliderRange()
        range.setMaximum(maximum)
        range.setMinimum(minimum)
        for step in 0...8 {
            let fraction = CGFloat(step) / 8
            let value = range.value(at: fraction)
            #expect(value >= minimum && value <= maximum)
            if minimum < maximum { #expect(abs(range.fraction(of: value) - fraction) < 1e-5) }
        }
        #expect(range.fraction(of: minimum - 1) == 0)
    }
}
