/// The height of a section's header or footer, which is exact or estimated. Negative heights count as zero.
public enum EdgeSize: Hashable, Sendable {
    /// The height; zero when the section has no header or footer.
    case exact(Extent)
    /// An estimate, which counts until the header or footer is measured.
    case estimated(Extent)

    /// No header or footer.
    public static let zero = EdgeSize.exact(.zero)

    /// The height, whether exact or estimated.
    public var extent: Extent {
        switch self {
        case .exact(let extent), .estimated(let extent): extent
        }
    }

    /// Whether the height is exact.
    public var isExact: Bool {
        if case .exact = self { true } else { false }
    }
}
