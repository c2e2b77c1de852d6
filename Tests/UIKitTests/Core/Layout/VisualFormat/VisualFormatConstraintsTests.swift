import CoreGraphics
import Testing

@testable import UIKit

/// Tests the constraints of visual formats. The numbers of anchors are those in the documentation
/// of `NSLayoutConstraint`.
@Suite @MainActor struct VisualFormatConstraintsTests {
    private let superview = UIView()
    private let views: [String: UIView] = ["a": UIView(), "b": UIView(), "c": UIView()]

    init() {
        for (_, view) in views.sorted(by: { $0.key < $1.key }) { superview.addSubview(view) }
    }

    /// Returns the constraints as text: `b.leading == a.trailing + 8 @750`.
    private func written(
        _ format: String,
        _ options: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any]? = nil
    ) -> [String] {
        NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
            .map { constraint in
                func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
                    let name = item === superview ? "|" : views.first { $0.value === item }?.key ?? "?"
                    return "\(name).\(attribute)"
                }
                let sign = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? "?"
                var text = "\(side(constraint.firstItem, constraint.firstAttribute)) \(sign) "
                if constraint.secondItem == nil {
                    text += "\(constraint.constant)"
                } else {
                    text += side(constraint.secondItem, constraint.secondAttribute)
                    if constraint.constant != 0 { text += " + \(constraint.constant)" }
                }
                if constraint.priority != .required { text += " @\(constraint.priority.rawValue)" }
                #expect(!constraint.isActive)
                return text
            }
    }

    @Test func neighboursAndSuperviewAreTiedInTheLinesOrder() {
        #expect(
            written("|-[a]-20-[b][c]-|") == [
                "a.leading == |.leadingMargin", "b.leading == a.trailing + 20.0", "c.leading == b.trailing",
                "|.trailingMargin == c.trailing",
            ]
        )
        #expect(
            written("V:|[a]-[b]-(>=4,<=9@750)-|") == [
                "a.top == |.top", "b.top == a.bottom + 8.0", "|.bottom >= b.bottom + 4.0",
                "|.bottom <= b.bottom + 9.0 @750.0",
            ]
        )
    }

    @Test func thicknessIsWidthOrHeight() {
        #expect(
            written("[a(>=10,<=b@20)]-(-5)-[b(40)]") == [
                "a.width >= 10.0", "a.width <= b.width @20.0", "b.leading == a.trailing + -5.0", "b.width == 40.0",
            ]
        )
        #expect(written("V:[a(==b)]") == ["a.height == b.height"])
    }

    @Test func metricsAreNumbersOfAnyType() {
        let metrics: [String: Any] = [
            "gap": 4, "wide": CGFloat(2.5), "low": Float(250), "high": UILayoutPriority.defaultHigh, "w": Int8(7),
        ]
        #expect(
            written("[a(w)]-(gap@low)-[b]-(>=wide@high)-[c]", metrics: metrics) == [
                "a.width == 7.0", "b.leading == a.trailing + 4.0 @250.0", "c.leading >= b.trailing + 2.5 @750.0",
            ]
        )
    }

    @Test func optionsAlignNeighboursAndTurnTheLine() {
        #expect(
            written("[a][b][c]", [.alignAllTop, .alignAllLastBaseline]) == [
                "b.leading == a.trailing", "c.leading == b.trailing",
                "b.top == a.top", "b.lastBaseline == a.lastBaseline",
                "c.top == b.top", "c.lastBaseline == b.lastBaseline",
            ]
        )
        #expect(written("V:[a][b]", .alignAllCenterX) == ["b.top == a.bottom", "b.centerX == a.centerX"])
        #expect(
            written("|-4-[a]-8-[b]|", .directionLeftToRight) == [
                "a.left == |.left + 4.0", "b.left == a.right + 8.0", "|.right == b.right",
            ]
        )
        #expect(
            written("|-4-[a]-8-[b]-|", .directionRightToLeft) == [
                "|.right == a.right + 4.0", "a.left == b.right + 8.0", "b.left == |.leftMargin",
            ]
        )
        #expect(
            written("V:|-4-[a]-8-[b]", .spacingBaselineToBaseline) == [
                "a.top == |.top + 4.0", "b.firstBaseline == a.lastBaseline + 8.0",
            ]
        )
    }

    @Test func guidesStandForThemselvesAndLieInTheirView() {
        let guide = UILayoutGuide()
        superview.addLayoutGuide(guide)
        let made = NSLayoutConstraint.constraints(withVisualFormat: "|[g(5)]", metrics: nil, views: ["g": guide])
        #expect(made.map { $0.firstItem === guide } == [true, true])
        #expect(made.first?.secondItem === superview)
    }

    /// The caret for a missing superview is at UIKit's position.
    @Test(arguments: [
        (
            "H:|-(>=50)-[lone(100)]",
            "Unable to interpret '|' character, because the related view doesn't have a superview", 22
        ),
        ("[a][d]", "d is not a key in the views dictionary.", 5),
        ("[text]", "text is neither a view nor a layout guide.", 5),
        (
            "[a]-gap-[b]",
            "Encountered metric with name \"gap\", but value was not specified in metrics or views dictionaries", 7
        ),
        (
            "[a]-c-[b]",
            "A view stands for its width or height, which no space can be compared with. A view can be a spacer: "
                + "[view1][spacer(==view1)][view2]", 5
        ),
    ])
    func namesThatStandForNothingAreErrors(_ line: String, _ reason: String, _ position: Int) throws {
        var named: [String: Any] = views
        named["lone"] = UIView()
        named["text"] = "text"
        let format = try VisualFormatParser.parse(line)
        let maker = VisualFormatConstraints(format: format, options: [], metrics: [:], views: named)
        let error = #expect(throws: VisualFormatError.self) { try maker.make() }
        #expect(error == VisualFormatError(reason: reason, line: line, position: position))
    }

    @Test func viewsAreNotAlignedAlongTheLine() throws {
        func reason(_ line: String, _ options: NSLayoutConstraint.FormatOptions) throws -> String? {
            let format = try VisualFormatParser.parse(line)
            let maker = VisualFormatConstraints(format: format, options: options, metrics: [:], views: views)
            return #expect(throws: VisualFormatError.self) { try maker.make() }?.reason
        }
        #expect(
            try reason("V:[a][b]", .alignAllTop)
                == "Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is "
                + "also vertical."
        )
        #expect(try reason("[a][b]", .alignAllLeading)?.contains("a horizontal edge") == true)
    }

    @Test func aLineThatMakesNoSenseStopsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = NSLayoutConstraint.constraints(withVisualFormat: "[a", metrics: nil, views: ["a": UIView()])
            }
        }
    }
}
