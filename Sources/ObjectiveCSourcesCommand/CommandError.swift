/// Wrong arguments.
struct CommandError: Error {
    var message: String
}
