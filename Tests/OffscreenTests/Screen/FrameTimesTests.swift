import Offscreen
import Testing

struct FrameTimesTests {
    @Test func makesAFrameEachSixtiethAndOneAtTheEnd() {
        let times = Array(FrameTimes(from: 0, lasting: 0.04, framesPerSecond: 60))
        #expect(times == [1 / 60.0, 2 / 60.0, 0.04])
        #expect(Array(FrameTimes(from: 0.04, lasting: 0, framesPerSecond: 60)).isEmpty)
        #expect(Array(FrameTimes(from: 1, lasting: 0.1, framesPerSecond: 10)) == [1.1])
    }
}
