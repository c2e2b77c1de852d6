/// The reason for which there is no index to read.
struct IndexError: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) {
        self.description = description
    }
}
