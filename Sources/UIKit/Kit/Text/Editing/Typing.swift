/// The ways to type, whose steps are undone together.
enum Typing {
    case insertion, deletion
}
