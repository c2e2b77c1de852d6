import Testing

@testable import UIKit

struct ImageSequenceTests {
    @Test func everyPictureHasItsTurnInEveryRound() {
        for count in 1...7 {
            let sequence = ImageSequence(count: count, duration: 0.7, repeatCount: 3)
            var (time, shown): (Double, [Int]) = (0, [])
            while let index = sequence.index(at: time), shown.count < 100 {
                shown.append(index)
                let step = sequence.timeToNext(after: time)
                #expect(abs(step - 0.7 / Double(count)) < 1e-5)
                time += step
            }
            #expect(shown == (0..<count * 3).map { $0 % count })
            #expect(abs(time - 2.1) < 1e-4)
        }
    }

    @Test func withoutDurationThirtyASecond() {
        let sequence = ImageSequence(count: 15, duration: 0, repeatCount: 0)
        #expect(sequence.index(at: 0.49) == 14)
        #expect(sequence.index(at: 1000.0) == 0)
    }
}
