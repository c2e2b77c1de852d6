import Foundation
import Testing
import Toolchain

/// Tests that every public symbol has an example. `DocumentationTests` checks that the examples are compiled code.
@Suite struct ReferenceTests {
    @Test(arguments: [("Unfold", 100), ("Expansion", 50), ("UIKitTesting", 130)])
    func everyPublicSymbolHasAnExample(module: String, count: Int) throws {
        let graph = try #require(try SymbolGraph.ofModules(module).first { !$0.symbols.isEmpty })
        let reference = Reference(graph)
        #expect(reference.count > count)
        for name in reference.withoutExample() { Issue.record("\(module): \(name) has no example") }
    }

    /// Returns the members of a type `Row`, each with a comment, that have no example.
    private func missing(
        _ type: [String],
        _ members: [(kind: String, name: String, comment: [String])]
    ) throws -> [String] {
        func symbol(_ kind: String, _ path: [String], _ comment: [String]) -> [String: Any] {
            let lines = comment.map { ["text": $0] }
            return [
                "kind": ["identifier": "swift.\(kind)"], "identifier": ["precise": path.joined(separator: ".") + kind],
                "pathComponents": path, "docComment": ["lines": lines],
            ]
        }
        let symbols = [symbol("struct", ["Row"], type)] + members.map { symbol($0.kind, ["Row", $0.name], $0.comment) }
        let relationships = members.map {
            ["kind": "memberOf", "source": "Row.\($0.name)\($0.kind)", "target": "Rowstruct"]
        }
        let json = try JSONSerialization.data(withJSONObject: ["symbols": symbols, "relationships": relationships])
        return Reference(try JSONDecoder().decode(SymbolGraph.self, from: json)).withoutExample()
    }

    @Test func aMemberIsShownByCodeThatNamesIt() throws {
        let type = ["A row.", "```swift", "let row = Row(3)", "row.level = 2  // not height", "row.heights()", "```"]
        let members: [(String, String, [String])] = [
            ("init", "init(_:)", []), ("property", "level", []), ("property", "height", ["Points: `row.height`."]),
            ("property", "width", ["Points.", "```swift", "print(row.width)", "```"]),
            ("property", "depth", ["Points.", "```swift", "print(row.width)", "```"]),
        ]
        #expect(try missing(type, members) == ["Row.depth", "Row.height"])
        #expect(try missing(["A row."], []) == ["Row"])
    }

    @Test func oneOfSeveralNeedsAnExampleOfItsOwn() throws {
        let type = ["```swift", "row.set(3)", "let cell = row[0]", "```"]
        let own = ["```swift", "row.set(3, for: 1)", "```"]
        #expect(try missing(type, [("method", "set(_:)", []), ("method", "set(_:for:)", own)]) == ["Row.set(_:)"])
        #expect(try missing(type, [("method", "set(_:)", []), ("subscript", "subscript(_:)", [])]) == [])
        #expect(try missing(own, [("subscript", "subscript(_:)", []), ("init", "init()", [])]).count == 2)
    }
}
