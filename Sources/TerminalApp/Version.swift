/// The version of the package.
enum Version {
    /// The version that the changelog lists last.
    static let current = "0.6.0"
}
