import UIKit

/// A kind of gesture recognizer.
package enum RecognizerKind: String, Codable, CaseIterable, Sendable {
    case tap, doubleTap, twoFingerTap, longPress, pan, twoFingerPan, pinch, swipe, edgePan, direct

    /// Whether the gesture begins and ends, and isn't recognized at once.
    var isContinuous: Bool {
        switch self {
        case .tap, .doubleTap, .twoFingerTap, .swipe: false
        case .longPress, .pan, .twoFingerPan, .pinch, .edgePan, .direct: true
        }
    }

    @MainActor func make(_ diary: RecognizerDiary) -> UIGestureRecognizer {
        switch self {
        case .tap: return FuzzedTap(diary)
        case .doubleTap:
            let tap = FuzzedTap(diary)
            tap.numberOfTapsRequired = 2
            return tap
        case .twoFingerTap:
            let tap = FuzzedTap(diary)
            tap.numberOfTouchesRequired = 2
            return tap
        case .longPress: return FuzzedLongPress(diary)
        case .pan: return FuzzedPan(diary)
        case .twoFingerPan:
            let pan = FuzzedPan(diary)
            pan.minimumNumberOfTouches = 2
            return pan
        case .pinch: return FuzzedPinch(diary)
        case .swipe: return FuzzedSwipe(diary)
        case .edgePan:
            let pan = FuzzedEdgePan(diary)
            pan.edges = .left
            return pan
        case .direct: return FuzzedDirectRecognizer(diary)
        }
    }
}
