/// The value whose elements or members are the rows of a JSON document.
enum JSONContainer: Sendable, Hashable {
    case array, object

    var name: String { self == .array ? "array" : "object" }
    var opener: String { self == .array ? "[" : "{" }
    var closer: String { self == .array ? "]" : "}" }
}

extension RowFlaw {
    /// The file ends before the array or the object does.
    static func unclosed(_ container: JSONContainer) -> RowFlaw {
        RowFlaw(message: "The file ends before the \(container.name) does: its “\(container.closer)” is missing.")
    }

    /// The bytes come after the end of the array or the object.
    static func afterEnd(_ container: JSONContainer) -> RowFlaw {
        RowFlaw(message: "This text comes after the end of the \(container.name).", isAfterEnd: true)
    }
}
