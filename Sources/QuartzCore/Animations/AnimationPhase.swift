import CoreGraphics

/// The state of an animation at a time of its parent.
enum AnimationPhase: Equatable {
    /// The animation has not begun and shows nothing.
    case before
    /// The animation shows a point of one of its runs.
    case shown(RunPoint)
    /// The animation is over and shows nothing.
    case after
}

/// A point in one run of an animation.
struct RunPoint: Equatable {
    /// The time since the beginning of the run, in seconds.
    var time: CFTimeInterval
    /// The number of completed runs. A run forwards and its reverse count as one.
    var completed: Double = 0
    /// The progress of the run, if it does not follow from the time.
    var progress: Double?
}
