import CoreGraphics

/// The time of a layer in that of its superlayer, of which it may be an offset or a multiple.
struct LayerTime: Equatable {
    var beginTime: CFTimeInterval
    var speed: Float
    var timeOffset: CFTimeInterval

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
