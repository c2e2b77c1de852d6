import CoreGraphics
import Motion

/// The time of a layer in that of its superlayer, of which it may be an offset or a multiple.
struct LayerTime: Equatable {
    var beginTime: CFTimeInterval
    var speed: Float
    var timeOffset: CFTimeInterval

    /// Creates a time. A begin time and an offset that aren't numbers count as 0, and such a speed as 1.
    init(beginTime: CFTimeInterval, speed: Float, timeOffset: CFTimeInterval) {
        (self.beginTime, self.speed, self.timeOffset) = (
            beginTime.boundedTime, speed.boundedSpeed, timeOffset.boundedTime
        )
    }

    /// The time of a layer whose timing was never changed, which is that of its superlayer.
    static let unchanged = LayerTime(beginTime: 0, speed: 1, timeOffset: 0)

    /// Returns the layer's time at a time of its superlayer.
    func local(at parentTime: CFTimeInterval) -> CFTimeInterval {
        (parentTime - beginTime) * CFTimeInterval(speed) + timeOffset
    }

    /// Returns the superlayer's time at a time of the layer.
    func parent(at time: CFTimeInterval) -> CFTimeInterval {
        speed == 0 ? time : (time - timeOffset) / CFTimeInterval(speed) + beginTime
    }
}

extension Float {
    /// The number as a speed of time, which is at most a million in both directions, and 1 if it isn't a number.
    var boundedSpeed: Float { isNaN ? 1 : min(max(self, -1e6), 1e6) }
}
