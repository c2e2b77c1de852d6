import Testing

@testable import InterfaceBuilder

@Suite struct NibElementVariationsTests {
    private static func mask(_ list: String, _ changes: [(String, String)]) -> NibElement {
        NibElement("mask", ["key": list], changes.map { NibElement($0.0, ["reference": $0.1]) })
    }

    private let view = NibElement(
        "stackView",
        ["spacing": "8"],
        [
            NibElement("fontDescription", ["key": "font", "size": "10"]),
            NibElement("constraints", [:], ["a", "b", "c"].map { NibElement("constraint", ["id": $0]) }),
            NibElement("variation", ["key": "heightClass=compact", "spacing": "2"]),
            NibElement(
                "variation",
                ["key": "heightClass=compact-widthClass=regular", "spacing": "4"],
                [mask("constraints", [("include", "b")])]
            ),
            NibElement("variation", ["key": "default"], [mask("constraints", [("exclude", "b"), ("exclude", "c")])]),
            NibElement(
                "variation",
                ["key": "widthClass=compact"],
                [NibElement("fontDescription", ["key": "font", "size": "9"])]
            ),
            NibElement("variation", ["key": "userInterfaceIdiom=mac", "spacing": "99"]),
        ]
    )

    private func resolved(_ isWidthRegular: Bool, _ isHeightRegular: Bool) -> NibElement {
        view.resolved(for: NibSizeClasses(isWidthRegular: isWidthRegular, isHeightRegular: isHeightRegular))
    }

    @Test func attributesOfTheMostSpecificVariationApply() {
        #expect(resolved(true, true)["spacing"] == "8" && resolved(false, false)["spacing"] == "2")
        #expect(resolved(true, false)["spacing"] == "4")
        #expect(resolved(true, true).children.allSatisfy { $0.name != "variation" })
    }

    @Test func masksTakeAwayAndGiveBack() {
        #expect(resolved(true, true).list("constraints").map(\.id) == ["a"])
        #expect(resolved(true, true).list("excludedConstraints").map(\.id) == ["b", "c"])
        #expect(resolved(true, false).list("constraints").map(\.id) == ["a", "b"])
    }

    @Test func valuesAreReplaced() {
        #expect(resolved(true, true).value(for: "font")?["size"] == "10")
        #expect(resolved(false, true).value(for: "font")?["size"] == "9")
        #expect(resolved(false, true).children.count { $0.key == "font" } == 1)
    }
}
