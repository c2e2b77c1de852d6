import UIKit

/// A view that records its touches.
final class FuzzedTouchView: UIView {
    /// The touches that began and haven't ended.
    private(set) var open: [ObjectIdentifier: UITouch] = [:]
    /// The phases that the view was told of, in order.
    private(set) var phases: [String] = []
    /// The first call that doesn't belong to a touch.
    private(set) var strayCall: String?
    var onCall: (GestureCallback) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            if open.updateValue(touch, forKey: ObjectIdentifier(touch)) != nil { note("a second beginning") }
        }
        phases.append("began")
        onCall(.touchesBegan)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.contains(where: { open[ObjectIdentifier($0)] == nil }) { note("a movement without a beginning") }
        phases.append("moved")
        onCall(.touchesMoved)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        close(touches, "ended")
        onCall(.touchesEnded)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        close(touches, "cancelled")
        onCall(.touchesCancelled)
    }

    private func close(_ touches: Set<UITouch>, _ phase: String) {
        for touch in touches {
            if open.removeValue(forKey: ObjectIdentifier(touch)) == nil { note("\(phase) without a beginning") }
        }
        phases.append(phase)
    }

    private func note(_ call: String) {
        strayCall = strayCall ?? call
    }
}
