/// The status of a search in words.
package struct FindStatus: Equatable {
    /// A short text beside the pattern.
    package var note = ""
    /// Whether the note reports a failure.
    package var isFailure = false
    /// The flaw of the pattern, or what was not searched; `nil` if there is nothing to explain.
    package var explanation: String?
    /// The part that is searched, from 0 to 1; `nil` if no search is in progress.
    package var progress: Double?

    package init(
        note: String = "",
        isFailure: Bool = false,
        explanation: String? = nil,
        progress: Double? = nil
    ) {
        (self.note, self.isFailure, self.explanation, self.progress) = (note, isFailure, explanation, progress)
    }
}
