/// SplitMix64, the same for both sides. A number can be made to wait for an answer, without depending on it.
struct RandomNumbers {
    private var state: UInt64
    /// Zero, which the compiler does not know.
    private let nothing: UInt64

    init(seed: UInt64) {
        state = seed
        nothing = UInt64(CommandLine.arguments.count) >> 32
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// From zero, below a bound that fits 32 bits.
    mutating func below(_ bound: Int) -> Int {
        Int(((next() >> 32) &* UInt64(bound)) >> 32)
    }

    mutating func position(in total: Int) -> Int {
        Int(next().multipliedFullWidth(by: UInt64(total)).high)
    }

    /// The numbers that follow are known only when the answer is.
    mutating func wait(for answer: Int) {
        state &+= UInt64(bitPattern: Int64(answer)) & nothing
    }

    /// A row's height in units of 1/192 point: 44 to 294 points, by half points.
    mutating func height() -> Int { 44 * 192 + below(500) * 96 }
}
