/// The answer to the question whether a row has a match, or meets a condition.
enum MatchAnswer: Equatable {
    case match
    case noMatch
    /// A limit was met before a match was found.
    case unsearched

    init(_ isMatch: Bool) { self = isMatch ? .match : .noMatch }
}
