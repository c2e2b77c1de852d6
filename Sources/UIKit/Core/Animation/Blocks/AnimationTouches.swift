/// The ways in which hit testing treats a view while it is animated.
enum AnimationTouches {
    /// Hit testing uses the model layer, where the view is going to be.
    case modelLayer
    /// Hit testing uses the presentation layer, where the view is on the screen.
    case presentationLayer
    /// The view doesn't receive touches.
    case off
}

/// The numbers of a view's animations that change how hit testing treats it.
struct AnimationTouchCounts {
    private var shown = 0
    private var off = 0

    var areOff: Bool { off > 0 }
    var usePresentationLayer: Bool { shown > 0 }

    mutating func begin(_ touches: AnimationTouches) {
        count(touches, 1)
    }

    mutating func end(_ touches: AnimationTouches) {
        count(touches, -1)
    }

    private mutating func count(_ touches: AnimationTouches, _ change: Int) {
        switch touches {
        case .modelLayer: break
        case .presentationLayer: shown += change
        case .off: off += change
        }
    }
}
