import CoreGraphics
import SeededRandom
import Testing

@testable import UIKit

@Suite struct VisualFormatParserTests {
    private typealias Predicate = VisualFormat.Predicate

    private func name(_ text: String) -> VisualFormat.Name { VisualFormat.Name(text: text) }
    private func view(_ text: String, _ predicates: Predicate...) -> VisualFormat.View {
        VisualFormat.View(name: name(text), predicates: predicates)
    }
    private func points(_ number: CGFloat) -> VisualFormat.Connection {
        .spaced([Predicate(object: .number(number))])
    }

    /// The examples of Apple's guide have the meanings that it gives.
    @Test func theGuidesExamplesMeanWhatItSays() throws {
        let examples: [(String, VisualFormat)] = [
            (
                "[button]-[textField]",
                VisualFormat(views: [view("button"), view("textField")], connections: [.standard], line: "")
            ),
            (
                "[button(>=50)]",
                VisualFormat(
                    views: [view("button", Predicate(relation: .greaterThanOrEqual, object: .number(50)))],
                    line: ""
                )
            ),
            (
                "|-50-[purpleBox]-50-|",
                VisualFormat(leading: points(50), views: [view("purpleBox")], trailing: points(50), line: "")
            ),
            (
                "V:[topField]-10-[bottomField]",
                VisualFormat(
                    axis: .vertical,
                    views: [view("topField"), view("bottomField")],
                    connections: [points(10)],
                    line: ""
                )
            ),
            (
                "[maroonView][blueView]",
                VisualFormat(views: [view("maroonView"), view("blueView")], connections: [.flush], line: "")
            ),
            (
                "[button(100@20)]",
                VisualFormat(views: [view("button", Predicate(object: .number(100), priority: .number(20)))], line: "")
            ),
            (
                "[button1(==button2)]",
                VisualFormat(views: [view("button1", Predicate(object: .name(name("button2"))))], line: "")
            ),
            (
                "[flexibleButton(>=70,<=100)]",
                VisualFormat(
                    views: [
                        view(
                            "flexibleButton",
                            Predicate(relation: .greaterThanOrEqual, object: .number(70)),
                            Predicate(relation: .lessThanOrEqual, object: .number(100))
                        )
                    ],
                    line: ""
                )
            ),
            (
                "|-[find]-[findNext]-[findField(>=20)]-|",
                VisualFormat(
                    leading: .standard,
                    views: [
                        view("find"), view("findNext"),
                        view("findField", Predicate(relation: .greaterThanOrEqual, object: .number(20))),
                    ],
                    connections: [.standard, .standard],
                    trailing: .standard,
                    line: ""
                )
            ),
        ]
        for (line, meaning) in examples {
            #expect(try VisualFormatParser.parse(line) == meaning, "\(line)")
        }
    }

    @Test func spacesPredicatesAndNumbersAreReadInAllTheirForms() throws {
        func connection(_ written: String) throws -> VisualFormat.Connection? {
            try VisualFormatParser.parse("[a]\(written)[b]").connections.first
        }
        let margin = VisualFormat.Amount.name(name("margin"))
        #expect(try connection("-margin-") == .spaced([Predicate(object: margin)]))
        #expect(try connection("-(margin)-") == .spaced([Predicate(object: margin)]))
        #expect(try connection("-(-5)-") == points(-5))
        #expect(try connection("-(+5)-") == points(5))
        #expect(try connection("-2.5-") == points(2.5))
        #expect(try connection("-.5-") == points(0.5))
        #expect(try connection("- 20 -") == points(20))
        #expect(
            try connection("->=0-") == .spaced([Predicate(relation: .greaterThanOrEqual, object: .number(0))])
        )
        #expect(
            try connection("-(>=margin@high,<=20@251.5)-")
                == .spaced([
                    Predicate(relation: .greaterThanOrEqual, object: margin, priority: .name(name("high"))),
                    Predicate(relation: .lessThanOrEqual, object: .number(20), priority: .number(251.5)),
                ])
        )
        // H and V are ordinary names where no colon may follow.
        #expect(try VisualFormatParser.parse("H:[H][V(V)]").views.map(\.name.text) == ["H", "V"])
    }

    @Test func aWrittenFormatIsParsedAsItWas() throws {
        var generator = SeededGenerator(seed: 20)
        for _ in 0..<2000 {
            let format = VisualFormat.random(using: &generator)
            #expect(try VisualFormatParser.parse(format.written) == format, "\(format.written)")
        }
    }

    /// The carets of the first four are at the positions in Apple's guide.
    @Test(arguments: [
        ("V|[backgroundBox]|", "Expected ':' after 'V' to specify vertical arrangement", " ^"),
        (
            "|[whiteBox1][blackBox4(blackWidth][redBox]|",
            "A predicate on a view's thickness must end with ')' and the view must end with ']'",
            "                                 ^"
        ),
        ("V:|[blackBox4(>30)]|", "Unknown relation. Must be ==, >=, or <=", "               ^"),
        ("H:[self.arrows]-5-|", "Expected a ']' here. That is how you give the end of a view.", "       ^"),
        ("|", "Expected a view", " ^"),
        ("|-|", "Expected a view", "  ^"),
        ("[a]-", "Expected a number or the name of a metric here.", "    ^"),
        ("[a]--5-[b]", "Expected a number or the name of a metric here.", "    ^"),
        ("[a]-5[b]", "Expected a '-' here. That is how you give the end of a space.", "     ^"),
        ("[a]-(5-[b]", "Predicates on a space must end with ')'.", "      ^"),
        ("[a]-(-)-[b]", "Expected a number or the name of a metric here.", "     ^"),
        ("[a(1.2.3)]", "Expected a number or the name of a metric here.", "   ^"),
        ("[a(==b/2)]", "A predicate on a view's thickness must end with ')' and the view must end with ']'", "      ^"),
        ("[a(20)", "Expected ']' after specifying thickness.", "      ^"),
        ("|[a]|[b]", "Expected the end of the format string here.", "     ^"),
        (
            "[1st]",
            "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, "
                + "and underscores.", " ^"
        ),
    ])
    func errorsSayWhatAndWhere(_ line: String, _ reason: String, _ caret: String) {
        let error = #expect(throws: VisualFormatError.self) { try VisualFormatParser.parse(line) }
        #expect(error?.description == "Unable to parse constraint format: \n\(reason) \n\(line) \n\(caret)")
    }

    @Test func linesOfNothingAndOfOtherAlphabetsAreRefusedAsSuch() {
        func reason(_ line: String) -> String? {
            let error = #expect(throws: VisualFormatError.self) { try VisualFormatParser.parse(line) }
            return error?.description
        }
        #expect(reason("  ") == "Unable to parse constraint format: It's an empty string.")
        #expect(reason("[höhe]") == "Unable to parse constraint format: It contains non-ASCII characters.")
    }

    @Test func anyLineIsReadOrRefusedAtAPlaceInIt() {
        var generator = SeededGenerator(seed: 21)
        let pieces = [
            "H:", "V:", "|", "-", "[a]", "[b(", "(", ")", "]", ">=", "<=", "==", "=", "@", "5", ".5", "m", ",",
        ]
        for _ in 0..<4000 {
            let count = Int.random(in: 1...9, using: &generator)
            let line = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            do {
                let format = try VisualFormatParser.parse(line)
                #expect(format.connections.count == format.views.count - 1)
            } catch {
                #expect((0...line.count).contains(error.position), "\(error)")
            }
        }
    }
}
