/// The braces of a class, an extension or a protocol in a source.
struct TypeBody: Sendable {
    enum Kind: Sendable { case classBody, extensionBody, protocolBody, other }
    /// From where the type is visible by its name.
    enum Visibility: Sendable {
        /// At least in its file.
        case file
        /// Only in the type around it.
        case enclosingType
        /// Only in a function.
        case function
    }

    var kind: Kind
    /// The name with those of the types around it: `Outer.Inner`. For an extension, the extended type.
    var path: String
    var isGeneric: Bool
    var isPublic: Bool
    /// Whether it is visible only in its file.
    var isPrivate = false
    var visibility: Visibility
    var attributes: Set<String>
    /// The name in `@objc(name)`.
    var objectiveCName: String?
    /// The superclass and the protocols.
    var inheritance: [String]
    var hasWhereClause: Bool
    var members: [Member] = []
    var conditions: [String]
    /// The offset of its name.
    var offset: Int
    /// The offset after the name and the generic parameters.
    var nameEnd: Int
    /// The offset of the first inherited type.
    var inheritanceStart: Int?
    /// The offset after the last one.
    var inheritanceEnd: Int?
    /// The offset after the last member, or after the left brace.
    var contentEnd: Int
    /// The kind of the last member.
    var ending: Ending

    enum Ending: Sendable { case nothing, member, condition }

    /// Returns an edit that adds a member after the last, on its line.
    func appending(_ member: String, in text: SourceText) -> Edit {
        switch ending {
        case .nothing: Edit(insert: " " + member + ";", at: contentEnd)
        case .member: Edit(insert: "; " + member, at: contentEnd)
        case .condition: appendingLines(member, in: text)
        }
    }

    /// Returns an edit that adds lines after the last member. The lines after them keep their numbers.
    func appendingLines(_ lines: String, in text: SourceText) -> Edit {
        let location = "#sourceLocation(file: \"\(text.path)\", line: \(text.line(at: contentEnd)))"
        return Edit(insert: "\n\(lines)\n\(location)\n", at: contentEnd)
    }

    /// The name of the type itself.
    var name: String { path.split(separator: ".").last.map(String.init) ?? path }
}
