import CoreGraphics
import Testing

@testable import UIKit

struct TapCounterTests {
    @Test func countsWhatIsNearInPlaceAndTime() {
        var counter = TapCounter()
        #expect(counter.count(at: .zero, time: 0) == 1)
        counter.lift(at: 0.5, wasTap: true)
        #expect(counter.count(at: CGPoint(x: 45, y: 0), time: 0.85) == 2)
        counter.lift(at: 0.9, wasTap: true)
        #expect(counter.count(at: CGPoint(x: 91, y: 0), time: 1) == 1)
        counter.lift(at: 1, wasTap: true)
        #expect(counter.count(at: CGPoint(x: 91, y: 0), time: 1.36) == 1)
        counter.lift(at: 1.4, wasTap: false)
        #expect(counter.count(at: CGPoint(x: 91, y: 0), time: 1.41) == 1)
    }
}
