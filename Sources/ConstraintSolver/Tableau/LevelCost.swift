/// The rate at which the cost at one level grows.
struct LevelCost: BitwiseCopyable {
    var level: UInt32
    var rate: Double
}
