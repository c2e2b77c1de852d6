import CoreGraphics
import Foundation
import Offscreen
import UIKit

/// The frames of views on the screen over time.
@MainActor
final class TraceRecorder {
    private let views: [UIView]
    private let screen: OffscreenScreen
    private var times: [TimeInterval] = []
    /// The frames of each view.
    private var frames: [[CGRect]]

    init(_ views: [UIView], on screen: OffscreenScreen) {
        (self.views, self.screen) = (views, screen)
        frames = Array(repeating: [], count: views.count)
    }

    func recordFrame() {
        times.append(screen.clock.now)
        for (index, view) in views.enumerated() { frames[index].append(screen.presentedFrame(of: view)) }
    }

    func trace(labels: [String]) -> MotionTrace {
        MotionTrace(tracks: zip(labels, frames).map { MotionTrace.Track(label: $0, times: times, frames: $1) })
    }
}
