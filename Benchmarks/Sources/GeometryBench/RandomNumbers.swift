/// The SplitMix64 generator, shared by both sides. It can make its next number wait for an answer
/// without depending on the answer's value.
struct RandomNumbers {
    private var state: UInt64
    /// Zero, in a form that the compiler can't see through.
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

    /// Returns a number from zero to below a bound that fits 32 bits.
    mutating func below(_ bound: Int) -> Int {
        Int(((next() >> 32) &* UInt64(bound)) >> 32)
    }

    mutating func position(in total: Int) -> Int {
        Int(next().multipliedFullWidth(by: UInt64(total)).high)
    }

    /// Makes the numbers that follow available only when the answer is known.
    mutating func wait(for answer: Int) {
        state &+= UInt64(bitPattern: Int64(answer)) & nothing
    }

    /// Returns a row height in units of 1/192 point: 44 to 294 points, in steps of half a point.
    mutating func height() -> Int { 44 * 192 + below(500) * 96 }
}
