/// Rewrites expressions that only Apple's libraries and compilers have.
///
/// `#imageLiteral(resourceName: "Up")` becomes `UIImage(named: "Up")!`. The method `fulfill` of an expectation has
/// parameters on Linux, so that `execute: e.fulfill` becomes `execute: e._fulfill`. `type(of: object).description()`
/// becomes `_classDescription(type(of: object))`, because the class may be that of an `AnyObject`.
struct ExpressionRewriting {
    let source: ScannedSource
    let index: ModuleIndex

    func edits() -> [Edit] {
        var edits: [Edit] = []
        for literal in source.imageLiterals {
            edits.append(Edit(literal.head, paddedTo: "UIImage(named: "))
            edits.append(Edit(insert: "!", at: literal.end))
        }
        if describesClasses {
            for description in source.classDescriptions {
                edits.append(Edit(insert: "_classDescription(", at: description.start))
                edits.append(Edit(description.call, paddedTo: ")", on: .after))
            }
        }
        guard usesExpectations else { return edits }
        return edits + source.fulfillments.map { Edit(insert: "_", at: $0) }
    }

    /// The lines after the last one.
    func tail() -> String {
        var tail = ""
        if usesExpectations {
            let lines = """
                extension XCTestExpectation {
                    fileprivate nonisolated var _fulfill: @Sendable () -> Void { { self.fulfill() } }
                }

                """
            tail += self.lines(lines, for: source.fulfillments)
        }
        if describesClasses {
            let lines = """
                fileprivate nonisolated func _classDescription(_ type: AnyClass) -> String {
                    (type as? NSObject.Type)?.description() ?? String(reflecting: type)
                }

                """
            tail += self.lines(lines, for: source.classDescriptions.map(\.start))
        }
        return tail
    }

    /// Returns lines that expressions need, in a block of their conditions: their imports may be in the same block.
    private func lines(_ lines: String, for offsets: [Int]) -> String {
        guard !offsets.isEmpty else { return "" }
        let conditions = offsets.map { source.conditions(at: $0).joined(separator: " && ") }
        if conditions.contains("") { return lines }
        let different = conditions.enumerated().filter { !conditions[..<$0].contains($1) }.map(\.element)
        return "#if \(different.joined(separator: " || "))\n\(lines)#endif\n"
    }

    /// Whether the descriptions of classes are those of Objective-C, and not methods of the module's own types.
    private var describesClasses: Bool {
        !index.sources.contains { source in
            source.bodies.contains { $0.members.contains { $0.isStatic && $0.name == "description" } }
        }
    }

    private var usesExpectations: Bool { source.imports.contains { $0.module == "XCTest" } }
}

/// The literal of an image.
struct ImageLiteral: Sendable {
    /// The bytes before the name.
    var head: Range<Int>
    /// The offset after the right parenthesis.
    var end: Int
}
