import Testing

@testable import DesktopHost

struct EventClockTests {
    /// The device has its own clock, and its events arrive with random delays. No event is in the
    /// future, before its predecessor, or before it happened.
    @Test(arguments: 0..<50 as Range<UInt64>)
    func eventsLieBetweenTheirMakingAndTheirArrival(seed: UInt64) {
        var random = SplitMix(state: seed)
        var clock = EventClock()
        // The counter overflows during some of the runs.
        let origin = UInt32.random(in: UInt32.max - 4000...UInt32.max - 1000, using: &random)
        var (stamp, arrival, last) = (0.0, 0.0, -Double.infinity)
        for _ in 0..<300 {
            stamp += Double(Int.random(in: 1...16, using: &random))
            arrival = max(arrival, stamp + Double.random(in: 0...40, using: &random))
            let time = clock.time(ofStamp: origin &+ UInt32(stamp), arrivingAt: 1000 + arrival / 1000)
            #expect(time <= 1000 + arrival / 1000)
            #expect(time >= last)
            // An event is never placed before it happened.
            #expect(time >= 1000 + stamp / 1000 - 1e-6)
            last = time
        }
    }

    @Test func eventsThatArriveTogetherKeepTheirDistance() {
        var clock = EventClock()
        _ = clock.time(ofStamp: 5000, arrivingAt: 10)
        let times = [5008, 5016, 5024].map { clock.time(ofStamp: $0, arrivingAt: 10.1) }
        #expect(zip(times, [10.008, 10.016, 10.024]).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    @Test func aDeviceWithoutAClockHasTheTimeOfArrival() {
        var clock = EventClock()
        let times = [3.0, 4].map { clock.time(ofStamp: 0, arrivingAt: $0) }
        #expect(times == [3, 4])
    }
}

/// A small generator whose seed a failure prints.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
