/// The ways to type, whose steps are undone together.
enum Typing {
    case insertion, deletion
    /// Provisional texts of an input method, and those that it commits.
    case composition
}
