import CoreGraphics
import UIKit

/// A view that records its touches.
final class TouchRecorder: UIView {
    private(set) var log: [String] = []
    private(set) var times: [Double] = []
    private(set) var places: [CGPoint] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

    private func note(_ phase: String, _ touches: Set<UITouch>) {
        for touch in touches {
            log.append(phase)
            times.append(touch.timestamp)
            places.append(touch.location(in: nil))
        }
    }
}
