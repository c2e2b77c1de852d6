/// How a search goes, in words.
struct FindStatus: Equatable {
    /// Beside what is looked for.
    var note = ""
    /// Whether the note says that nothing came of it.
    var isFailure = false
    /// Why the pattern cannot be looked for; `nil` if it can.
    var explanation: String?
    /// The part that was searched; `nil` if that is all.
    var progress: Double?
}
