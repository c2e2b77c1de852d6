/// The names of members that tell one object from another, such as its identifier and its title.
enum TellingNames {
    /// The names in lower case. Earlier ones tell more.
    private static let ranks: [String: Int] = {
        let names = [
            "name", "title", "id", "key", "label", "message", "msg", "subject", "summary", "type", "kind", "status",
            "state", "level", "method", "url", "path", "file", "event", "error", "email", "login", "username", "code",
            "version", "value", "text",
        ]
        return Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }()

    /// The longest name, in bytes.
    private static let lengthLimit = 8

    /// Returns the rank of a name, which is less for one that tells more; `nil` if it does not tell much.
    static func rank(of name: String) -> Int? {
        name.utf8.count > lengthLimit ? nil : ranks[name.lowercased()]
    }
}
