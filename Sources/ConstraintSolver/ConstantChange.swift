/// A constant that is to take effect at the next `solve()`.
struct ConstantChange: BitwiseCopyable {
    let constraint: ConstraintID
    let constant: Double
}
