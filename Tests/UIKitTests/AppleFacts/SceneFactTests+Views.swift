import CoreGraphics
import UIKit

/// The scenes of plain views, of a stack view without constraints around it, and of the priorities of controls.
extension UIKitScreenTests.SceneFactTests {
    func makeAutoresizing(_ stage: Stage) {
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

    func makeLayers(_ stage: Stage) {
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

    func makeStack(_ stage: Stage) {
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

    /// Controls of their own sizes, and beside each of them four views whose widths are a fourth of its priorities:
    /// for hugging across and up, and for compression resistance across and up.
    func makePriorityBars(_ stage: Stage) {
        let (label, button, field, progress) = (UILabel(), UIButton(type: .system), UITextField(), UIProgressView())
        label.text = "Label"
        button.setTitle("Button", for: .normal)
        field.text = "Field"
        field.borderStyle = .roundedRect
        let text = UITextView()
        text.text = "Text view"
        let stacked = UILabel()
        stacked.text = "Label"
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        // The numbers are the places of the controls in the recording, which has others between them.
        let controls: [(Int, String, UIView)] = [
            (0, "view", UIView()), (1, "label", label), (2, "button", button), (3, "field", field),
            (4, "switch", UISwitch()), (8, "image", UIImageView(image: picture)), (9, "progress", progress),
            (12, "text", text), (13, "scroll", UIScrollView()),
            (14, "stack", UIStackView(arrangedSubviews: [UILabel()])),
            (15, "filledstack", UIStackView(arrangedSubviews: [stacked])), (16, "empty", UILabel()),
        ]
        for (place, name, control) in controls {
            let y = 8 + 36 * CGFloat(place)
            let size = control.intrinsicContentSize
            let (width, height) = (min(120, max(size.width, 20)), min(32, max(size.height, 8)))
            control.frame = CGRect(x: 8, y: y, width: width, height: height)
            stage.views[name] = control
            stage.root.addSubview(control)
            let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
            let priorities =
                axes.map(control.contentHuggingPriority) + axes.map(control.contentCompressionResistancePriority)
            for (index, priority) in priorities.enumerated() {
                let bar = stage.plain("\(name)-\(index)")[0]
                bar.frame = CGRect(x: 140, y: y + 8 * CGFloat(index), width: CGFloat(priority.rawValue) / 4, height: 1)
                stage.root.addSubview(bar)
            }
        }
        let pinned = UISwitch()
        stage.views["pinned-switch"] = pinned
        stage.add(pinned)
        pinned.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 200).isActive = true
        pinned.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 48).isActive = true
    }
}
