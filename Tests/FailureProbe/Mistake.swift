/// A client's mistake that stops the process.
@MainActor
struct Mistake {
    let name: String
    let commit: () -> Void

    init(_ name: String, _ commit: @escaping () -> Void) {
        self.name = name
        self.commit = commit
    }
}
