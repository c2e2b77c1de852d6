extension SearchPattern {
    /// - Parameter format: The format of what is searched. A plain text is found as rows show it and as the format
    ///   spells it.
    package init(_ text: String, in format: FormatName? = nil) throws(SearchPatternError) {
        try self.init(text, spelled: format?.spelling)
    }
}
