/// The error that no record of two files has the field by which they should be told.
struct UnknownKey: Error, Hashable, CustomStringConvertible {
    var field: String
    /// The names of the files.
    var files: [String]
    /// Names of fields that records have.
    var known: [String]

    var description: String {
        let remedy =
            known.isEmpty
            ? "There are no fields to choose from: leave --key out"
            : "Choose another one, such as \(known.joined(separator: ", ")), or leave --key out"
        return "\(files.joined(separator: " and ")): no record has the field “\(field)”. \(remedy)."
    }
}
