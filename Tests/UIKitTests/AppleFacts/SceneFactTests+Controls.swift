import UIKit

@testable import UIKitTestSupport

/// The scenes of controls.
extension UIKitScreenTests.SceneFactTests {
    var controlScenes: [String: Maker] {
        [
            "autolayout/hugging": makePriorityBars, "controls/basic": makeSwitchesAndFields,
            "controls/intrinsic": makeOwnSizes, "controls/more": makeControls,
            "accessibility/basic": makeFramedControls, "scroll/refresh": makeRefreshControls,
        ]
    }

    /// Controls of their own sizes, and beside each of them four views whose widths are a fourth of its priorities:
    /// for hugging across and up, and for compression resistance across and up.
    private func makePriorityBars(_ stage: Stage) {
        let (label, button, field, progress) = (UILabel(), UIButton(type: .system), UITextField(), UIProgressView())
        label.text = "Label"
        button.setTitle("Button", for: .normal)
        field.text = "Field"
        field.borderStyle = .roundedRect
        let text = UITextView()
        text.text = "Text view"
        let stacked = UILabel()
        stacked.text = "Label"
        let pages = UIPageControl()
        pages.numberOfPages = 3
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        let controls: [(String, UIView)] = [
            ("view", UIView()), ("label", label), ("button", button), ("field", field), ("switch", UISwitch()),
            ("slider", UISlider()), ("segments", UISegmentedControl(items: ["One", "Two"])), ("stepper", UIStepper()),
            ("image", UIImageView(image: picture)), ("progress", progress),
            ("spinner", UIActivityIndicatorView(style: .medium)), ("pages", pages), ("text", text),
            ("scroll", UIScrollView()), ("stack", UIStackView(arrangedSubviews: [UILabel()])),
            ("filledstack", UIStackView(arrangedSubviews: [stacked])), ("empty", UILabel()),
        ]
        for (place, (name, control)) in controls.enumerated() {
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
        let pinned = [UISegmentedControl(items: ["One", "Two"]), UISwitch()]
        let places: [(String, CGFloat)] = [("pinned-segments", 8), ("pinned-switch", 48)]
        for ((name, y), control) in zip(places, pinned) {
            stage.views[name] = control
            stage.add(control)
            control.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 200).isActive = true
            control.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: y).isActive = true
        }
    }

    private func makeSwitchesAndFields(_ stage: Stage) {
        for (name, x) in [("off", 16), ("on", 96), ("disabledSwitch", 176)] as [(String, CGFloat)] {
            let toggle = UISwitch()
            toggle.isOn = name != "off"
            toggle.isEnabled = name != "disabledSwitch"
            toggle.sizeToFit()
            toggle.frame.origin = CGPoint(x: x, y: 16)
            stage.views[name] = toggle
            stage.root.addSubview(toggle)
        }
        let fields: [(String, CGFloat)] = [("rounded", 72), ("placeholder", 120), ("plain", 168), ("secure", 208)]
        for (name, y) in fields {
            let field = UITextField()
            field.isSecureTextEntry = name == "secure"
            if name != "plain" { field.borderStyle = .roundedRect }
            if name == "placeholder" { field.placeholder = "Placeholder" } else { field.text = "Hello" }
            field.sizeToFit()
            field.frame.origin = CGPoint(x: 16, y: y)
            if name != "plain" { field.frame.size.width = 250 }
            stage.views[name] = field
            stage.root.addSubview(field)
        }
    }

    /// Views of the sizes that controls have by themselves and when fitted, and of their alignment insets.
    private func makeOwnSizes(_ stage: Stage) {
        let (toggle, label, field, button) = (UISwitch(), UILabel(), UITextField(), UIButton(type: .system))
        toggle.isOn = true
        label.text = "Hello"
        label.font = .systemFont(ofSize: 17)
        field.borderStyle = .roundedRect
        field.text = "Hello"
        button.setTitle("Tap", for: .normal)
        func shown(_ size: CGSize) -> CGSize {
            CGSize(width: size.width < 0 ? 1 : size.width, height: size.height < 0 ? 1 : size.height)
        }
        var y: CGFloat = 8
        let controls: [(String, UIView)] = [
            ("switch", toggle), ("label", label), ("field", field), ("button", button), ("plain", UIView()),
        ]
        for (name, control) in controls {
            control.frame = CGRect(origin: CGPoint(x: 8, y: y), size: shown(control.intrinsicContentSize))
            let fitting = control.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            let insets = control.alignmentRectInsets
            let (size, edges) = (stage.plain(name + "Fitting")[0], stage.plain(name + "Insets")[0])
            size.frame = CGRect(origin: CGPoint(x: 160, y: y), size: shown(fitting))
            edges.frame = CGRect(x: 240 + insets.left, y: y + insets.top, width: insets.right, height: insets.bottom)
            stage.views[name] = control
            for view in [control, size, edges] { stage.root.addSubview(view) }
            y += max(control.frame.height, size.frame.height) + 8
        }
    }

    private func makeControls(_ stage: Stage) {
        let segmented = UISegmentedControl(items: ["One", "Two", "Three"])
        segmented.selectedSegmentIndex = 1
        let progress = UIProgressView(progressViewStyle: .default)
        progress.progress = 0.6
        let (slider, other) = (UISlider(), UISlider())
        slider.value = 0.3
        other.isEnabled = false
        let (spinner, large) = (UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large))
        let pages = UIPageControl()
        pages.numberOfPages = 4
        let controls: [(String, UIView, CGFloat, CGFloat, CGFloat?)] = [
            ("slider", slider, 16, 16, 288), ("segmented", segmented, 16, 72, nil),
            ("stepper", UIStepper(), 16, 128, nil), ("progress", progress, 16, 184, 288),
            ("spinner", spinner, 16, 216, nil), ("spinnerLarge", large, 72, 216, nil),
            ("pages", pages, 16, 288, nil), ("disabledSlider", other, 16, 336, 200),
        ]
        for (name, control, x, y, width) in controls {
            control.sizeToFit()
            control.frame.origin = CGPoint(x: x, y: y)
            if let width { control.frame.size.width = width }
            stage.views[name] = control
            stage.root.addSubview(control)
        }
        for spinner in [spinner, large] { spinner.hidesWhenStopped = false }
    }

    /// The controls of the scene that could refuse the frames that it sets.
    private func makeFramedControls(_ stage: Stage) {
        stage.views["switch"] = UISwitch(frame: CGRect(x: 16, y: 170, width: 68, height: 30))
        stage.views["slider"] = UISlider(frame: CGRect(x: 100, y: 170, width: 120, height: 30))
        for view in stage.views.values { stage.root.addSubview(view) }
    }

    private func makeRefreshControls(_ stage: Stage) {
        let rows = SceneTable(style: .plain, frame: CGRect(x: 0, y: 0, width: 320, height: 240))
        rows.sections = [.init(rows: (1...20).map { .init(text: "Row \($0)") })]
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 240, width: 320, height: 240))
        scroll.contentSize = CGSize(width: 320, height: 800)
        let (upper, lower) = (UIRefreshControl(), UIRefreshControl())
        lower.attributedTitle = NSAttributedString(string: "Pull to refresh")
        rows.table.refreshControl = upper
        scroll.refreshControl = lower
        let label = stage.label("scrollLabel", "Scroll view content")
        label.sizeToFit()
        label.frame.origin = CGPoint(x: 16, y: 16)
        scroll.addSubview(label)
        stage.root.addSubview(rows.table)
        stage.root.addSubview(scroll)
        stage.kept.append(rows)
        let views: [String: UIView] = [
            "table": rows.table, "scroll": scroll, "tableControl": upper, "scrollControl": lower,
        ]
        stage.views.merge(views) { $1 }
        let pairs: [(UIScrollView, UIRefreshControl)] = [(rows.table, upper), (scroll, lower)]
        stage.steps = [
            {
                for (view, control) in pairs {
                    control.beginRefreshing()
                    view.setContentOffset(CGPoint(x: 0, y: -control.frame.height), animated: false)
                }
            },
            {
                for (view, control) in pairs {
                    control.endRefreshing()
                    view.setContentOffset(.zero, animated: false)
                }
            },
        ]
    }
}
