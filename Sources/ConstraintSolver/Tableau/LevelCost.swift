/// How fast the cost of one priority grows.
struct LevelCost: BitwiseCopyable {
    var level: UInt32
    var rate: Double
}
