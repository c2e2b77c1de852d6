import CoreGraphics

/// Where an animation stands at some time of its parent.
enum AnimationMoment: Equatable {
    /// Not begun, and nothing to show.
    case before
    /// To be shown as it is at this point of one of its runs.
    case shown(RunPoint)
    /// Over, and nothing to show.
    case after
}

/// A point in one run of an animation.
struct RunPoint: Equatable {
    /// Seconds after the beginning of the run.
    var time: CFTimeInterval
    /// Runs that are over, one there and back being one.
    var completed: Double = 0
    /// How far the run is, where that does not follow from the time.
    var progress: Double?
}
