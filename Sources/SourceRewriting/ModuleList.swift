/// Writes the source that lists the tables of a module.
struct ModuleList {
    let tables: [MemberTable.Name]
    /// Whether sources may compare classes by `===`, for which classes are objects of Objective-C.
    var comparesClasses = false

    /// The protocols for Objective-C whose methods sources may ask for.
    var protocols: [TypeBody] = []
    /// Whether sources may ask whether rectangles intersect.
    var intersectsRectangles = false

    var text: String {
        tableText + (comparesClasses ? Self.comparisons : "") + (intersectsRectangles ? Self.intersections : "")
    }

    private static let comparisons = """

        nonisolated func === (one: AnyClass?, other: AnyClass?) -> Bool { one == other }
        nonisolated func !== (one: AnyClass?, other: AnyClass?) -> Bool { one != other }

        """

    /// Rectangles that only touch don't intersect on Apple's systems, and do for Foundation on Linux. A member of the
    /// module takes precedence over that of Foundation.
    private static let intersections = """

        import Foundation

        extension CGRect {
            nonisolated func intersects(_ rect2: CGRect) -> Bool {
                let common = intersection(rect2)
                return !common.isNull && (common.width > 0 || width == 0 || rect2.width == 0)
                    && (common.height > 0 || height == 0 || rect2.height == 0)
            }
        }

        """

    private var tableText: String {
        guard !tables.isEmpty || !protocols.isEmpty else {
            return "// No class of this module has members for Objective-C.\n"
        }
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
        lines += ["        return tables", "    }"]
        if !protocols.isEmpty {
            lines += protocolLines
            // Protocols may refine UIKit's.
            lines.insert(contentsOf: ["#if canImport(UIKit)", "import UIKit", "#endif"], at: 1)
        }
        return (lines + ["}", ""]).joined(separator: "\n")
    }

    private var protocolLines: [String] {
        var lines = [
            "    override class var protocols: [ObjectiveCProtocol] {",
            "        var protocols: [ObjectiveCProtocol] = []",
        ]
        for body in protocols {
            let names = Dictionary(grouping: body.members.filter { $0.isMethod && !$0.isStatic }) {
                $0.modifiers.contains("optional")
            }
            let refined = body.inheritance.filter { !["AnyObject", "class", "NSObjectProtocol"].contains($0) }
            let entry =
                "protocols.append(ObjectiveCProtocol((any \(body.path)).self, "
                + "refining: [\(refined.map { "(any \($0)).self" }.joined(separator: ", "))], "
                + "required: [\(Self.list(names[false]))], optional: [\(Self.list(names[true]))]))"
            lines += body.conditions.isEmpty ? [] : ["        #if \(body.conditions.joined(separator: " && "))"]
            lines += ["        " + entry] + (body.conditions.isEmpty ? [] : ["        #endif"])
        }
        return lines + ["        return protocols", "    }"]
    }

    private static func list(_ members: [Member]?) -> String {
        (members ?? []).map { "\"\($0.selector)\"" }.joined(separator: ", ")
    }
}
