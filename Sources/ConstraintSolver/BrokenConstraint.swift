/// A required constraint that is left out.
struct BrokenConstraint {
    let slot: Int32
    /// Why: older ones, and itself, that cannot hold together. As long as these are as they are nothing else matters.
    let cause: [Int32]
    /// Whether to try it again.
    var isDoubtful = false
}
