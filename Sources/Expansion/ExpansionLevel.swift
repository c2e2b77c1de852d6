import Failures

/// How far a row is unfolded. The first case is the folded row, the last one the most that it shows.
///
/// ```swift
/// enum TileSize: String, ExpansionLevel { case small, medium, big }
///
/// let folded = TileSize.folded  // small
/// let unfolded = TileSize.fullyUnfolded  // big
/// let open = TileSize.allCases.filter { !$0.isFolded }  // medium, big
/// let following = TileSize.allCases.map(\.next)  // medium, big, small
/// ```
///
/// Two levels are ``Disclosure``. A type without cases is a programming error and traps.
public protocol ExpansionLevel: CaseIterable, Hashable, Codable, Sendable {
    /// The level of a row of which nothing else is known: the first case.
    static var folded: Self { get }
    /// The level that shows the most: the last case.
    static var fullyUnfolded: Self { get }
}

extension ExpansionLevel {
    public static var folded: Self {
        guard let first = allCases.first else {
            programmerError("\(Self.self) has no levels", in: "ExpansionLevel.folded")
        }
        return first
    }

    public static var fullyUnfolded: Self {
        allCases.reduce(folded) { $1 }
    }

    /// Whether this is the first level.
    public var isFolded: Bool {
        self == .folded
    }

    /// The level that follows, and after the last one the first. Linear in the number of levels.
    public var next: Self {
        let levels = Self.allCases
        guard let index = levels.firstIndex(of: self) else { return .folded }
        let following = levels.index(after: index)
        return following == levels.endIndex ? .folded : levels[following]
    }
}
