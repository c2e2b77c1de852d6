import Failures

/// A type whose cases are the levels to which a row can unfold.
///
/// The first case is the folded row. The last case is the row that shows the most.
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
/// For rows that are either folded or unfolded, use ``RowLevel``. A type without cases is a
/// programming error and traps.
public protocol ExpansionLevel: CaseIterable, Hashable, Codable, Sendable {
    /// The level of a folded row, which is the first case.
    ///
    /// Rows have this level until another one is set.
    static var folded: Self { get }
    /// The level that shows the most, which is the last case.
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

    /// A Boolean value that indicates whether this level is the folded one.
    public var isFolded: Bool {
        self == .folded
    }

    /// The level that follows this one. The first level follows the last one.
    ///
    /// - Complexity: O(*n*), where *n* is the number of levels.
    public var next: Self {
        let levels = Self.allCases
        guard let index = levels.firstIndex(of: self) else { return .folded }
        let following = levels.index(after: index)
        return following == levels.endIndex ? .folded : levels[following]
    }
}
