/// Writes the source that lists the tables of a module.
struct ModuleList {
    let tables: [MemberTable.Name]
    /// Whether sources may compare classes by `===`, for which classes are objects of Objective-C.
    var comparesClasses = false

    var text: String { tableText + (comparesClasses ? Self.comparisons : "") }

    private static let comparisons = """

        nonisolated func === (one: AnyClass?, other: AnyClass?) -> Bool { one == other }
        nonisolated func !== (one: AnyClass?, other: AnyClass?) -> Bool { one != other }

        """

    private var tableText: String {
        guard !tables.isEmpty else { return "// No class of this module has members for Objective-C.\n" }
        var lines = [
            "@_spi(ObjectiveCSources) import ObjectRuntime",
            "",
            "nonisolated final class _ObjectiveCModule: ObjectiveCModule {",
            "    override class var tables: [ObjectiveCTable.Type] {",
            "        var tables: [ObjectiveCTable.Type] = []",
        ]
        for table in tables {
            let line = "        tables.append(\(table.className).self)"
            if let condition = table.condition {
                lines += ["        #if \(condition)", "    " + line, "        #endif"]
            } else {
                lines.append(line)
            }
        }
        return (lines + ["        return tables", "    }", "}", ""]).joined(separator: "\n")
    }
}
