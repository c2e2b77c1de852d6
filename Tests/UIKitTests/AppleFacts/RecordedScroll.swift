import CoreGraphics
import Foundation
import HostInterface
import QuartzCore

@testable import UIKit
@testable import UIKitTestSupport

/// A recording of UIKit: the touches of a finger, and the offsets of a scroll view of 393 x 852 points.
struct RecordedScroll: Decodable {
    struct File: Decodable {
        var callbackDelay: TimeInterval
        var traces: [RecordedScroll]
    }

    var name: String
    var start: CGFloat
    var finger: CGFloat
    var step: CGFloat
    var moves: Int
    var interval: TimeInterval
    var hold: TimeInterval
    var dragged: [CGFloat]
    var reportedVelocity: CGFloat?
    var target: CGFloat
    var firstFrame: TimeInterval?
    var frames: [CGFloat]
    var end: TimeInterval?
    var final: CGFloat
    var source: String

    static func all() throws -> File {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "Recorded/6-scrolling.json")
        return try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
    }
}

/// The result of a scroll view that gets the touches of a recording.
@MainActor
final class ScrollReplay: NSObject, UIScrollViewDelegate {
    private(set) var dragged: [CGFloat] = []
    private(set) var frames: [CGFloat] = []
    private(set) var velocity: CGFloat = 0
    private(set) var target: CGFloat = 0
    private(set) var decelerates = false
    /// The time in seconds from the lift of the finger to the end of the movement.
    private(set) var end: TimeInterval?
    private(set) var final: CGFloat = 0
    private var lift: TimeInterval = 0

    init(_ recording: RecordedScroll, callbackDelay: TimeInterval) {
        super.init()
        OwnScreen.start(size: CGSize(width: 393, height: 852), scale: 3)
        defer { OwnScreen.end() }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.makeKeyAndVisible()
        let view = UIScrollView(frame: window.bounds)
        view.contentSize = CGSize(width: 393, height: 40_000)
        view.contentOffset.y = recording.start
        view.delegate = self
        window.addSubview(view)
        let clock = Device.current.clock
        clock.tick(to: clock.now + 0.1)

        var (time, y) = (clock.now, recording.finger)
        touch(.began, y, at: time)
        for _ in 0..<recording.moves {
            time += recording.interval
            y += recording.step
            touch(.moved, y, at: time)
            dragged.append(view.contentOffset.y)
        }
        dragged = dragged.suffix(recording.dragged.count)
        lift = time + recording.hold
        touch(.ended, y, at: lift)
        if let first = recording.firstFrame {
            for frame in 0..<recording.frames.count + 30 {
                let time = lift + first - callbackDelay + Double(frame) / 60
                // A frame may be due at the very time of the lift.
                clock.tick(to: max(time, clock.now))
                frames.append(view.contentOffset.y)
            }
        } else {
            clock.tick(to: clock.now + 1)
        }
        final = view.contentOffset.y
        window.isHidden = true
    }

    private func touch(_ phase: HostTouch.Phase, _ y: CGFloat, at time: TimeInterval) {
        UIScreen.main.deliver(HostTouch(id: 1, phase: phase, location: CGPoint(x: 196.5, y: y), time: time))
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        self.velocity = velocity.y
        target = targetContentOffset.pointee.y
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        decelerates = decelerate
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        end = Device.current.clock.now - lift
    }
}
