import CoreGraphics
import Testing

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Scrolling as recorded on iOS 26.1, touch by touch and frame by frame.
    @Suite @MainActor struct RecordedScrollingTests {
        @Test func eachOffsetIsThatOfTheRecording() throws {
            let file = try RecordedScroll.all()
            #expect(file.traces.count == 5)
            for recording in file.traces {
                let replay = ScrollReplay(recording, callbackDelay: file.callbackDelay)
                let name = recording.name
                #expect(replay.dragged.count == recording.dragged.count, "\(name)")
                for (index, (ours, apple)) in zip(replay.dragged, recording.dragged).enumerated() {
                    #expect(isSame(ours, apple, within: 0.4), "\(name), move \(index): \(ours) for \(apple)")
                }
                for (index, (ours, apple)) in zip(replay.frames, recording.frames).enumerated() {
                    #expect(isSame(ours, apple, within: 1), "\(name), frame \(index): \(ours) for \(apple)")
                }
                #expect(isSame(replay.final, recording.final, within: 0.4), "\(name) rests at \(replay.final)")
            }
        }

        @Test func theDelegateHearsTheRecordedVelocityTargetAndEnd() throws {
            let file = try RecordedScroll.all()
            for recording in file.traces {
                let replay = ScrollReplay(recording, callbackDelay: file.callbackDelay)
                let name = recording.name
                if let velocity = recording.reportedVelocity {
                    #expect(isSame(replay.velocity, velocity), "\(name): \(replay.velocity)")
                }
                #expect(isSame(replay.target, recording.target, within: 0.01), "\(name): \(replay.target)")
                #expect(replay.decelerates == (recording.end != nil), "\(name)")
                if let end = recording.end {
                    let ours = try #require(replay.end, "\(name)")
                    #expect(isSame(ours, end, within: 1.0 / 60), "\(name) ends after \(ours), not \(end)")
                }
            }
        }
    }
}
