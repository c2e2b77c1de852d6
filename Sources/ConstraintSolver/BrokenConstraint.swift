/// A required constraint that is left out of the solution because it contradicts older ones.
struct BrokenConstraint {
    let slot: Int32
    /// The constraints that cannot hold together: older ones and this one.
    ///
    /// The constraint stays broken as long as these do not change, whatever happens to others.
    let cause: [Int32]
    /// Whether the cause has changed, so that the constraint must be tried again.
    var needsRetry = false
}
