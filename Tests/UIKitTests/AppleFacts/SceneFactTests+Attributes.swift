import UIKit

@testable import UIKitTestSupport

/// The scenes of constraints between attributes of views, from a recording on Catalyst.
extension UIKitScreenTests.SceneFactTests {
    var attributeScenes: [String: Maker] {
        [
            "constraints_chain": makeChain, "constraints_edge_pins": makeEdgePins,
            "constraints_margins": makeMargins, "constraints_mixed_frames": makeMixedFrames,
        ]
    }

    /// A constraint of a view to another one, or to a constant if the name of that is nil.
    private struct Link {
        var view: String
        var attribute: NSLayoutConstraint.Attribute
        var other: String?
        var otherAttribute: NSLayoutConstraint.Attribute?
        var multiplier: CGFloat = 1
        var constant: CGFloat = 0

        init(
            _ view: String,
            _ attribute: NSLayoutConstraint.Attribute,
            _ other: String? = nil,
            _ otherAttribute: NSLayoutConstraint.Attribute? = nil,
            by multiplier: CGFloat = 1,
            plus constant: CGFloat = 0
        ) {
            (self.view, self.attribute, self.other, self.otherAttribute) = (view, attribute, other, otherAttribute)
            (self.multiplier, self.constant) = (multiplier, constant)
        }
    }

    /// Adds views to one another, and activates constraints. The name `root` is that of the scene's view.
    private func add(_ stage: Stage, _ names: [String], to superview: UIView, _ links: [Link]) {
        stage.views["root"] = stage.root
        for name in names {
            let view = stage.plain(name)[0]
            view.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
        }
        for link in links {
            guard let view = stage.views[link.view] else { continue }
            NSLayoutConstraint(
                item: view,
                attribute: link.attribute,
                relatedBy: .equal,
                toItem: link.other.flatMap { stage.views[$0] },
                attribute: link.otherAttribute ?? (link.other == nil ? .notAnAttribute : link.attribute),
                multiplier: link.multiplier,
                constant: link.constant
            ).isActive = true
        }
    }

    private func makeChain(_ stage: Stage) {
        let tops = ["0", "1", "2"].map { Link($0, .top, "root", plus: 20) }
        let alike = ["1", "2"].flatMap { [Link($0, .width, "0"), Link($0, .height, "0")] }
        let links: [Link] = [
            .init("0", .leading, "root", plus: 12), .init("1", .leading, "0", .trailing, plus: 8),
            .init("2", .leading, "1", .trailing, plus: 8), .init("2", .trailing, "root", plus: -12),
            .init("0", .height, plus: 60), .init("3", .leading, "root", plus: 12),
            .init("4", .leading, "3", .trailing, plus: 10), .init("4", .trailing, "root", plus: -12),
            .init("4", .width, "3", by: 2), .init("3", .top, "0", .bottom, plus: 24), .init("4", .top, "3"),
            .init("3", .height, plus: 48), .init("4", .height, "3"),
        ]
        add(stage, ["0", "1", "2", "3", "4"], to: stage.root, tops + alike + links)
    }

    private func makeEdgePins(_ stage: Stage) {
        add(
            stage,
            ["0", "1", "2"],
            to: stage.root,
            [
                .init("0", .left, "root", plus: 16), .init("0", .top, "root", plus: 16),
                .init("0", .right, "root", plus: -16), .init("0", .height, plus: 44),
                .init("1", .leading, "root", plus: 16), .init("1", .bottom, "root", plus: -16),
                .init("1", .width, plus: 120), .init("1", .height, plus: 32),
                .init("2", .top, "0", .bottom, plus: 12), .init("2", .left, "1", .right, plus: 12),
                .init("2", .right, "root", plus: -16), .init("2", .bottom, "root", plus: -16),
            ]
        )
    }

    private func makeMargins(_ stage: Stage) {
        stage.screen.safeAreaInsets = UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 20)
        let outer = stage.plain("outer")[0]
        outer.frame = CGRect(x: 0, y: 30, width: 320, height: 300)
        stage.root.addSubview(outer)
        let sizes = [("0", 60, 40), ("1", 60, 40), ("2", 80, 30)] as [(String, CGFloat, CGFloat)]
        let own = sizes.flatMap { [Link($0.0, .width, plus: $0.1), Link($0.0, .height, plus: $0.2)] }
        let links: [Link] = [
            .init("0", .left, "outer", .leftMargin), .init("0", .top, "outer", .topMargin),
            .init("1", .right, "outer", .rightMargin), .init("1", .bottom, "outer", .bottomMargin),
            .init("2", .centerX, "outer", .centerXWithinMargins),
            .init("2", .centerY, "outer", .centerYWithinMargins),
            .init("3", .leading, "outer", .leadingMargin), .init("3", .trailing, "outer", .trailingMargin),
            .init("3", .top, "outer", .topMargin, plus: 100), .init("3", .height, plus: 24),
        ]
        add(stage, ["0", "1", "2", "3"], to: outer, own + links)
    }

    private func makeMixedFrames(_ stage: Stage) {
        let (first, card) = (stage.plain("0")[0], stage.plain("1")[0])
        first.frame = CGRect(x: 20, y: 20, width: 120, height: 50)
        card.frame = CGRect(x: 199.5, y: 20, width: 80, height: 80)
        for view in [first, card] { stage.root.addSubview(view) }
        add(
            stage,
            ["inner"],
            to: card,
            [
                .init("inner", .leading, "1", plus: 10), .init("inner", .top, "1", plus: 10),
                .init("inner", .width, plus: 25), .init("inner", .height, plus: 25),
            ]
        )
        add(
            stage,
            ["2", "3"],
            to: stage.root,
            [
                .init("2", .top, "0", .bottom, plus: 12), .init("2", .leading, "0"), .init("2", .width, "0"),
                .init("2", .height, plus: 50), .init("3", .top, "1", .bottom, plus: 12), .init("3", .trailing, "1"),
                .init("3", .width, "1", by: 0.75), .init("3", .bottom, "root", plus: -20),
            ]
        )
    }
}
