import Motion
import SeededRandom
import Testing

@Suite struct RubberBandTests {
    @Test(arguments: UInt64(1)...40) func theStretchIsTheFormulaAndItsInverse(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let extent = random.double(100...1000)
        let band = RubberBand(extent: extent)
        var last = 0.0
        for step in 1...50 {
            let pull = Double(step) * random.double(10...20)
            let stretch = band.stretch(forPull: pull)
            let comment: Comment = "seed \(seed): \(extent), \(pull)"
            #expect(abs(stretch - (1 - 1 / (pull * 0.55 / extent + 1)) * extent) < 1e-9, comment)
            #expect(stretch < pull && stretch < extent, comment)
            #expect(band.stretch(forPull: -pull) == -stretch, comment)
            #expect(abs(band.pull(forStretch: stretch) - pull) < 1e-7, comment)
            #expect(abs(band.pull(forStretch: -stretch) + pull) < 1e-7, comment)
            let difference = derivative(at: pull, step: 1e-3, of: band.stretch(forPull:))
            #expect(abs(band.slope(atPull: pull) - difference) < 1e-6, comment)
            let further = band.stretch(forPull: Double(step) * 20)
            #expect(further > last, comment)
            last = further
        }
        #expect(band.stretch(forPull: 0) == 0 && band.pull(forStretch: 0) == 0)
        #expect(abs(band.slope(atPull: 0) - 0.55) < 1e-12)
    }

    @Test func outOfReachIsFinite() {
        let band = RubberBand(extent: 400)
        #expect(band.pull(forStretch: 400).isFinite && band.pull(forStretch: 1e9) == band.pull(forStretch: 400))
        let none = RubberBand(extent: 0)
        #expect(none.stretch(forPull: 50) == 0 && none.pull(forStretch: 50) == 0 && none.slope(atPull: 1) == 0)
    }
}
