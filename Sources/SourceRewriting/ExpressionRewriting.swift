/// Rewrites expressions that only Apple's libraries and compilers have.
///
/// `#imageLiteral(resourceName: "Up")` becomes `UIImage(named: "Up")!`. The method `fulfill` of an expectation has
/// parameters on Linux, so that `execute: e.fulfill` becomes `execute: e._fulfill`.
struct ExpressionRewriting {
    let source: ScannedSource

    func edits() -> [Edit] {
        var edits: [Edit] = []
        for literal in source.imageLiterals {
            edits.append(Edit(literal.head, paddedTo: "UIImage(named: "))
            edits.append(Edit(insert: "!", at: literal.end))
        }
        guard usesExpectations else { return edits }
        return edits + source.fulfillments.map { Edit(insert: "_", at: $0) }
    }

    /// The lines after the last one.
    func tail() -> String {
        guard usesExpectations, !source.fulfillments.isEmpty else { return "" }
        let lines = """
            extension XCTestExpectation {
                fileprivate nonisolated var _fulfill: @Sendable () -> Void { { self.fulfill() } }
            }

            """
        // The import may be in the same block.
        let conditions = source.fulfillments.map { source.conditions(at: $0).joined(separator: " && ") }
        if conditions.contains("") { return lines }
        let different = conditions.enumerated().filter { !conditions[..<$0].contains($1) }.map(\.element)
        return "#if \(different.joined(separator: " || "))\n\(lines)#endif\n"
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
