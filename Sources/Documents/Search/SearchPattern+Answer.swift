extension SearchPattern {
    /// Returns whether a line of a text has a match.
    func answer(in text: String, _ budget: MatchBudget) -> MatchAnswer {
        var text = text
        let matcher = RowMatcher(pattern: self, rowsAreLines: true, budget: budget)
        return text.withUTF8 { matcher.answer(in: UnsafeRawBufferPointer($0)) }
    }
}
