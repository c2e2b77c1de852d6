import CoreGraphics
import UIKit

@testable import UIKitTestSupport

/// The scenes of plain views, and of stack views without constraints around them.
extension UIKitScreenTests.SceneFactTests {
    var viewScenes: [String: Maker] {
        [
            "view/autoresizing": makeAutoresizing, "view/layers": makeLayers, "view/traits": makeIslands,
            "stack/basic": makeStack, "stack/distribution": makeDistribution, "imageview/tints": makeImage,
        ]
    }

    private func makeAutoresizing(_ stage: Stage) {
        let views = stage.plain("container", "flexibleWidth", "pinnedBottomRight", "centred")
        let frames: [CGRect] = [
            CGRect(x: 0, y: 0, width: 200, height: 100), CGRect(x: 10, y: 10, width: 180, height: 30),
            CGRect(x: 150, y: 60, width: 40, height: 30), CGRect(x: 80, y: 40, width: 40, height: 20),
        ]
        let masks: [UIView.AutoresizingMask] = [
            [], [.flexibleWidth, .flexibleBottomMargin], [.flexibleLeftMargin, .flexibleTopMargin],
            [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin],
        ]
        for ((view, frame), mask) in zip(zip(views, frames), masks) {
            view.frame = frame
            view.autoresizingMask = mask
        }
        for view in views.dropFirst() { views[0].addSubview(view) }
        stage.root.addSubview(views[0])
        views[0].frame = CGRect(x: 16, y: 16, width: 288, height: 160)
    }

    private func makeLayers(_ stage: Stage) {
        let names = [
            "plain", "rounded", "bordered", "faded", "rotated", "clipping", "shadowed", "continuous", "corners",
        ]
        for (index, name) in names.enumerated() {
            let view = stage.plain(name)[0]
            let y: CGFloat = [16, 92, 180][index / 3]
            view.frame = CGRect(x: 16 + 96 * CGFloat(index % 3), y: y, width: 80, height: 60)
            stage.root.addSubview(view)
        }
        stage.views["faded"]?.alpha = 0.5
        stage.views["rotated"]?.transform = CGAffineTransform(rotationAngle: .pi / 8)
        stage.views["clipping"]?.clipsToBounds = true
        let overflow = stage.plain("overflow")[0]
        overflow.frame = CGRect(x: 40, y: 30, width: 80, height: 60)
        stage.views["clipping"]?.addSubview(overflow)
    }

    private func makeStack(_ stage: Stage) {
        let column = stage.stack(
            "column",
            [stage.label("first", "First"), stage.label("second", "Second line"), stage.label("third", "Third")]
        )
        column.alignment = .leading
        let centered = stage.stack(
            "centred",
            [stage.label("count", "Count: 0"), stage.label("caption", "A longer caption")],
            spacing: 12
        )
        centered.alignment = .center
        for (stack, y) in [(column, 16), (centered, 180)] as [(UIStackView, CGFloat)] {
            stack.axis = .vertical
            let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            let x = stack === column ? 16 : (320 - size.width) / 2
            stack.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
            stage.root.addSubview(stack)
        }
        let buttons = ["minus", "plus"].map { name in
            let button = UIButton(type: .system)
            button.setTitle(name, for: .normal)
            stage.views[name] = button
            return button
        }
        let row = stage.stack("row", buttons)
        row.distribution = .fillEqually
        row.frame = CGRect(x: 16, y: 120, width: 288, height: 34)
        stage.root.addSubview(row)
    }

    private func makeIslands(_ stage: Stage) {
        func island(_ name: String, _ frame: CGRect, in superview: UIView) {
            let view = stage.plain(name)[0]
            for (part, text, size, y) in [("Label", "Label", 17, 12), ("Secondary", "Secondary", 13, 40)]
                as [(String, String, CGFloat, CGFloat)]
            {
                let label = stage.label(name + part, text, size: size)
                label.sizeToFit()
                label.frame.origin = CGPoint(x: 12, y: y)
                view.addSubview(label)
            }
            for (part, frame) in [
                ("Card", CGRect(x: 120, y: 12, width: 60, height: 44)),
                ("Fill", CGRect(x: 190, y: 12, width: 44, height: 44)),
            ] {
                let box = stage.plain(name + part)[0]
                box.frame = frame
                view.addSubview(box)
            }
            let toggle = UISwitch()
            toggle.isOn = true
            toggle.frame.origin = CGPoint(x: 240, y: 19)
            view.addSubview(toggle)
            stage.views[name + "Switch"] = toggle
            view.frame = frame
            superview.addSubview(view)
        }
        island("plain", CGRect(x: 0, y: 8, width: 320, height: 68), in: stage.root)
        island("dark", CGRect(x: 0, y: 84, width: 320, height: 68), in: stage.root)
        island("overridden", CGRect(x: 0, y: 160, width: 320, height: 68), in: stage.root)
        for name in ["dark", "overridden"] { stage.views[name]?.overrideUserInterfaceStyle = .dark }
        let outer = stage.plain("outer")[0]
        outer.frame = CGRect(x: 0, y: 236, width: 320, height: 76)
        outer.overrideUserInterfaceStyle = .dark
        stage.root.addSubview(outer)
        island("inner", CGRect(x: 8, y: 4, width: 304, height: 68), in: outer)
        stage.views["inner"]?.overrideUserInterfaceStyle = .light
    }

    private func makeImage(_ stage: Stage) {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 40)).image { _ in }
        let view = UIImageView(image: image)
        view.frame.origin = CGPoint(x: 232, y: 96)
        stage.views["sized"] = view
        stage.root.addSubview(view)
    }

    /// Stands for a label: its size is that of the text in San Francisco, from the same recording.
    private final class Text: UIView {
        private let size: CGSize

        init(width: CGFloat) {
            size = CGSize(width: width, height: 20.5)
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize { size }
    }

    private func makeDistribution(_ stage: Stage) {
        func row(
            _ name: String,
            _ letter: String,
            _ widths: [CGFloat],
            _ distribution: UIStackView.Distribution,
            y: CGFloat,
            width: CGFloat = 288
        ) -> [UIView] {
            let views = widths.map { Text(width: $0) }
            for (view, end) in zip(views, ["a", "b", "c"]) { stage.views[letter + end] = view }
            let stack = stage.stack(name, views)
            stack.distribution = distribution
            stack.frame = CGRect(x: 16, y: y, width: width, height: 24)
            stage.root.addSubview(stack)
            return views
        }
        let overflowing: [CGFloat] = [126, 151, 39.5]
        _ = row("overflow", "o", overflowing, .fill, y: 40)
        let unequal = row("unequal", "u", overflowing, .fill, y: 72)
        unequal[1].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        _ = row("spacing", "s", overflowing, .equalSpacing, y: 104)
        _ = row("centering", "c", overflowing, .equalCentering, y: 136)
        let hidden = row("hidden", "h", [50.5, 55, 37.5], .fill, y: 168, width: 200)
        hidden[1].isHidden = true
        (stage.views["hidden"] as? UIStackView)?.setCustomSpacing(24, after: hidden[0])
        row("hiddenlast", "l", [50.5, 51.5, 55], .equalSpacing, y: 200, width: 200)[2].isHidden = true

        for (name, letter, frame) in [
            ("column", "v", CGRect(x: 16, y: 232, width: 120, height: 60)),
            ("spread", "w", CGRect(x: 160, y: 180, width: 120, height: 112)),
        ] {
            let stack = stage.stack(
                name,
                [
                    stage.label("\(letter)a", "Tall", size: 28), stage.label("\(letter)b", "mid"),
                    stage.label("\(letter)c", "small", size: 12),
                ],
                spacing: 4
            )
            stack.axis = .vertical
            stack.distribution = .fillProportionally
            stack.alignment = .leading
            stack.frame = frame
            stage.root.addSubview(stack)
        }
    }
}
