/// The status of a search in words.
struct FindStatus: Equatable {
    /// A short text beside the pattern.
    var note = ""
    /// Whether the note reports a failure.
    var isFailure = false
    /// The flaw of the pattern, or what was not searched; `nil` if there is nothing to explain.
    var explanation: String?
    /// The part that is searched, from 0 to 1; `nil` if no search is in progress.
    var progress: Double?
}
