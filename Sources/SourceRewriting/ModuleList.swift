/// Writes the source that lists the tables of a module.
struct ModuleList {
    let tables: [MemberTable.Name]

    var text: String {
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
