import Fuzzers
import Fuzzing
import Testing

/// Tests the programs of gesture recognizers that once broke a law, as the fuzzer printed them.
@MainActor
struct RecognizerRegressionTests {
    @Test func aTapThatItsHandlerCancelsEndsOnce() {
        #expect(
            replay(
                RecognizerFuzzer.self,
                from: .init(views: [], recognizers: [.init(kind: .tap, cancelsTouches: false, delaysEnded: false)]),
                [.next(.handler, .cancel(0)), .down(finger: 0, x: 0, y: 0), .settle]
            ) == nil
        )
    }

    @Test func aRecognizerThatItsDelegateMovesToASuperviewSeesATouchOnce() {
        #expect(
            replay(
                RecognizerFuzzer.self,
                from: .init(
                    views: [.init(parent: 0, inset: 0), .init(parent: 0, inset: 0)],
                    recognizers: [.init(kind: .longPress, view: 1, cancelsTouches: false, delaysEnded: false)]
                ),
                [.next(.shouldReceive, .add(0, view: 0)), .down(finger: 0, x: 0, y: 0)]
            ) == nil
        )
    }

    @Test func twoThatWaitForEachOtherDoNotWaitForEver() {
        #expect(
            replay(
                RecognizerFuzzer.self,
                from: .init(
                    views: [],
                    recognizers: [
                        .init(kind: .swipe, waitsFor: 1, mayBegin: false, cancelsTouches: false, delaysEnded: false),
                        .init(kind: .swipe, waitsFor: 0, mayBegin: false, cancelsTouches: false),
                    ]
                ),
                [
                    .down(finger: 2, x: 0, y: 0), .next(.touchesMoved, .hide(view: 0)), .move(finger: 2, x: 50, y: 0),
                    .compare(.twoFingerTap, x: 0, y: 0),
                ]
            ) == nil
        )
    }
}
