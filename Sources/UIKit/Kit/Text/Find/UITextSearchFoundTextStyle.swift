/// The looks of a part of a text during a search. The raw values are Apple's.
public enum UITextSearchFoundTextStyle: Int, Sendable {
    /// The look without a search.
    case normal = 0
    /// The look of a match.
    case found = 1
    /// The look of the match that the person is looking at.
    case highlighted = 2
}
