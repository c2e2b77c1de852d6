/// How touches find a view while it moves.
enum AnimationTouches {
    /// By where it will be.
    case asUsual
    /// By where it is on screen.
    case whereShown
    /// Not at all.
    case off
}

/// Counts the animations of a view that change how touches find it.
struct AnimationTouchCounts {
    private var shown = 0
    private var off = 0

    var areOff: Bool { off > 0 }
    var goByScreen: Bool { shown > 0 }

    mutating func begin(_ touches: AnimationTouches) {
        count(touches, 1)
    }

    mutating func end(_ touches: AnimationTouches) {
        count(touches, -1)
    }

    private mutating func count(_ touches: AnimationTouches, _ change: Int) {
        switch touches {
        case .asUsual: break
        case .whereShown: shown += change
        case .off: off += change
        }
    }
}
