/// A change of a constraint's constant that takes effect at the next `solve()`.
struct ConstantChange: BitwiseCopyable {
    let constraint: ConstraintID
    let constant: Double
}
