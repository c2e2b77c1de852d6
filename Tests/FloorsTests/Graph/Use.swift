/// A use of a declaration in another file.
struct Use {
    /// A line of a file. Paths are relative to `Sources`.
    struct Place: CustomStringConvertible {
        var file: String
        var line: Int

        var description: String { "\(file):\(line)" }
    }

    /// The name of the declaration.
    var name: String
    /// The first line of the file that uses the declaration.
    var place: Place
    var declaration: Place
}
