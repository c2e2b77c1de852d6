/// The names in the text of a table, and that text.
struct TableNames {
    /// The class whose members the table has.
    let path: String
    /// The name of the table.
    let table: String
    /// The static property with the members.
    let list: String

    init(path: String, stem: String) {
        self.path = path
        let flat = path.replacing(".", with: "_")
        table = "_ObjC_\(flat)_\(stem)"
        list = "_objc_\(flat)"
    }

    /// The lines of a table, without the last brace.
    func table(_ members: [String]) -> [String] {
        ["extension \(path) {"] + property(members) + [
            "}",
            "nonisolated final class \(table): ObjectiveCTable {",
            "    override class var owner: AnyClass? { \(path).self }",
            "    override class func members(of type: AnyClass) -> [ObjectiveCMember] { \(path).\(list) }",
        ]
    }

    /// The lines of the table of a generic class, whose members are known only for its arguments.
    func genericTable(_ members: [String], module: String) -> [String] {
        [
            "fileprivate protocol \(table)_Members {",
            "    nonisolated static var \(list): [ObjectiveCMember] { get }",
            "}",
            "extension \(path): \(table)_Members {",
        ] + property(members) + [
            "}",
            "nonisolated final class \(table): ObjectiveCTable {",
            "    override class var genericOwner: String { \"\(module).\(path)\" }",
            "    override class func members(of type: AnyClass) -> [ObjectiveCMember] {",
            "        (type as? any \(table)_Members.Type)?.\(list) ?? []",
            "    }",
        ]
    }

    /// The lines of the table of a private class, whose members are listed in its braces.
    func hiddenTable(in outer: String) -> [String] {
        [
            "extension \(outer) {",
            "    nonisolated fileprivate static var \(list): [ObjectiveCMember] { \(path).\(list) }",
            "    nonisolated fileprivate static var \(list)_class: AnyClass { \(path).self }",
            "}",
            "nonisolated final class \(table): ObjectiveCTable {",
            "    override class var owner: AnyClass? { \(outer).\(list)_class }",
            "    override class func members(of type: AnyClass) -> [ObjectiveCMember] { \(outer).\(list) }",
        ]
    }

    private func property(_ members: [String]) -> [String] {
        ["    nonisolated fileprivate static var \(list): [ObjectiveCMember] {"]
            + members.map { "        " + $0 } + ["    }"]
    }
}
