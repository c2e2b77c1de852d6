import CoreGraphics
import Testing

@testable import Offscreen

@Suite struct FilmMotionTests {
    @Test func picturesAreTakenWhereSomethingMoves() {
        // Ten frames that are nearly still, ten that move, and ten more that are nearly still.
        let changes =
            Array(repeating: 1e-9, count: 10) + Array(repeating: 0.04, count: 10)
            + Array(repeating: 1e-9, count: 10)
        let chosen = Film.indices(of: changes, count: 8)
        #expect(chosen.first == 0 && chosen.last == 30)
        #expect(chosen.filter { 10...20 ~= $0 }.count >= 6, "\(chosen)")
    }

    @Test(arguments: 1...40, [2, 5, 10])
    func picturesAreInOrderAndDifferent(frames: Int, count: Int) {
        let changes = (0..<frames - 1).map { $0.isMultiple(of: 7) ? 0.5 : 0 }
        let chosen = Film.indices(of: changes, count: count)
        #expect(chosen.count == min(frames, count) && Set(chosen).count == chosen.count && chosen == chosen.sorted())
        #expect(chosen.allSatisfy { 0..<frames ~= $0 })
    }

    @Test func aLiftedFingerFades() {
        var marks = FingerMarks()
        let place = CGPoint(x: 10, y: 20)
        #expect(marks.marks(of: [1: place], at: 0) == [FingerMark(location: place, alpha: 1)])
        let lifted = marks.marks(of: [:], at: 0.1)
        #expect(lifted == [FingerMark(location: place, alpha: 1)])
        #expect(marks.marks(of: [:], at: 0.3).first.map { $0.alpha > 0.3 && $0.alpha < 0.7 } == true)
        #expect(marks.marks(of: [:], at: 0.5).isEmpty)
        #expect(marks.marks(of: [1: .zero], at: 0.6) == [FingerMark(location: .zero, alpha: 1)])
    }
}
