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
        return """
            extension XCTestExpectation {
                fileprivate nonisolated var _fulfill: @Sendable () -> Void { { self.fulfill() } }
            }

            """
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
