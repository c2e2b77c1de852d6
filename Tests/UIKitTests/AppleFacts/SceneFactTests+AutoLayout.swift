import UIKit
import UIKitTesting

@testable import UIKitTestSupport

/// The scenes of layouts by constraints.
extension UIKitScreenTests.SceneFactTests {
    var layoutScenes: [String: Maker] {
        [
            "autolayout/pins": makePins, "autolayout/priorities": makePriorities, "autolayout/guides": makeGuides,
            "autolayout/fitting": makeFitting, "autolayout/layoutguides": makeLayoutGuides,
            "autolayout/visualformat": makeVisualFormat, "autolayout/update": makeUpdate,
        ]
    }

    private func makePins(_ stage: Stage) {
        let root = stage.root
        let views = stage.plain("banner", "centered", "aspect", "corner")
        let (banner, centered, aspect, corner) = (views[0], views[1], views[2], views[3])
        let (pinned, stretched) = (stage.label("label", "Pinned label"), stage.label("stretched", "Stretched"))
        let container = UIView(frame: CGRect(x: 205, y: 120, width: 99, height: 51))
        let quarter = stage.plain("quarter")[0]
        stage.views["container"] = container
        stage.add(banner, centered, aspect, corner, pinned, stretched)
        root.addSubview(container)
        quarter.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(quarter)
        var constraints = [
            banner.heightAnchor.constraint(equalToConstant: 40),
            aspect.heightAnchor.constraint(equalToConstant: 30),
            aspect.widthAnchor.constraint(equalTo: aspect.heightAnchor, multiplier: 2),
            corner.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16),
            corner.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        ]
        for (view, width, height) in [(centered, 101, 51), (quarter, 34.5, 20.5), (corner, 40, 40)]
            as [(UIView, CGFloat, CGFloat)]
        {
            constraints.append(view.widthAnchor.constraint(equalToConstant: width))
            constraints.append(view.heightAnchor.constraint(equalToConstant: height))
        }
        for (view, outer) in [(centered, root), (quarter, container)] {
            constraints.append(view.centerXAnchor.constraint(equalTo: outer.centerXAnchor))
            constraints.append(view.centerYAnchor.constraint(equalTo: outer.centerYAnchor))
        }
        for (view, y) in [(banner, 16), (aspect, 72), (pinned, 120), (stretched, 160)] as [(UIView, CGFloat)] {
            constraints.append(view.topAnchor.constraint(equalTo: root.topAnchor, constant: y))
            constraints.append(view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16))
        }
        for view in [banner, stretched] {
            constraints.append(view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16))
        }
        NSLayoutConstraint.activate(constraints)
    }

    private func makePriorities(_ stage: Stage) {
        let root = stage.root
        let views = stage.plain("wide", "pick", "atLeast", "atLeast2")
        let (left, right) = (stage.label("left", "A long label that needs room"), stage.label("right", "Short"))
        left.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        left.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
        for view in views + [left, right] { stage.add(view) }
        let (wide, pick, atLeast, other) = (views[0], views[1], views[2], views[3])
        let widths: [(NSLayoutConstraint, Float)] = [
            (wide.widthAnchor.constraint(equalToConstant: 500), 999),
            (pick.widthAnchor.constraint(equalToConstant: 200), 250),
            (pick.widthAnchor.constraint(equalToConstant: 100), 750),
            (atLeast.widthAnchor.constraint(greaterThanOrEqualToConstant: 100), 750),
            (atLeast.widthAnchor.constraint(equalToConstant: 50), 999),
            (other.widthAnchor.constraint(greaterThanOrEqualToConstant: 100), 999),
            (other.widthAnchor.constraint(equalToConstant: 50), 750),
        ]
        for (width, priority) in widths {
            width.priority = UILayoutPriority(priority)
            width.isActive = true
        }
        for view in [wide, pick, atLeast, left] {
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).isActive = true
        }
        for view in [wide, pick, atLeast] { view.heightAnchor.constraint(equalToConstant: 30).isActive = true }
        NSLayoutConstraint.activate([
            wide.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
            wide.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
            pick.topAnchor.constraint(equalTo: wide.bottomAnchor, constant: 8),
            atLeast.topAnchor.constraint(equalTo: pick.bottomAnchor, constant: 8),
            other.leadingAnchor.constraint(equalTo: atLeast.trailingAnchor, constant: 8),
            other.topAnchor.constraint(equalTo: atLeast.topAnchor),
            other.heightAnchor.constraint(equalTo: atLeast.heightAnchor),
            left.topAnchor.constraint(equalTo: atLeast.bottomAnchor, constant: 16),
            right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
            right.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            right.firstBaselineAnchor.constraint(equalTo: left.firstBaselineAnchor),
        ])
    }

    private func makeGuides(_ stage: Stage) {
        stage.useController()
        let views = stage.plain("margins", "safe", "inner")
        let container = UIView(frame: CGRect(x: 40, y: 150, width: 200, height: 100))
        stage.views["container"] = container
        stage.add(views[0], views[1])
        stage.root.addSubview(container)
        views[2].translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(views[2])
        for (view, guide) in [(views[0], stage.root.layoutMarginsGuide), (views[2], container.layoutMarginsGuide)] {
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                view.topAnchor.constraint(equalTo: guide.topAnchor),
                view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ])
        }
        NSLayoutConstraint.activate([
            views[1].leadingAnchor.constraint(equalTo: stage.root.safeAreaLayoutGuide.leadingAnchor),
            views[1].topAnchor.constraint(equalTo: stage.root.safeAreaLayoutGuide.topAnchor),
            views[1].widthAnchor.constraint(equalToConstant: 50),
            views[1].heightAnchor.constraint(equalToConstant: 50),
        ])
    }

    private func makeFitting(_ stage: Stage) {
        let card = fittedCard(stage, "card", "title", "subtitle")
        card.frame = CGRect(
            origin: CGPoint(x: 16, y: 16),
            size: card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        )
        let wide = fittedCard(stage, "wide", "wideTitle", "wideSubtitle")
        let size = wide.systemLayoutSizeFitting(
            CGSize(width: 288, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        wide.frame = CGRect(origin: CGPoint(x: 16, y: 120), size: size)
    }

    private func fittedCard(_ stage: Stage, _ name: String, _ titleName: String, _ subtitleName: String) -> UIView {
        let card = stage.plain(name)[0]
        let (title, subtitle) = (stage.label(titleName, "Title"), stage.label(subtitleName, "Subtitle text"))
        for label in [title, subtitle] {
            label.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(label)
            label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8).isActive = true
        }
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
            title.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -8),
            subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            subtitle.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
            subtitle.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
        ])
        stage.root.addSubview(card)
        return card
    }

    private func makeLayoutGuides(_ stage: Stage) {
        let root = stage.root
        let boxes = stage.plain("a", "b", "c")
        let shown = stage.plain("spacer1", "spacer2", "centred", "inset")
        for view in boxes + shown { stage.add(view) }
        let (first, second, centred, owned) = (UILayoutGuide(), UILayoutGuide(), UILayoutGuide(), UILayoutGuide())
        for guide in [first, second, centred] { root.addLayoutGuide(guide) }
        for (box, width) in zip(boxes, [60, 80, 50] as [CGFloat]) {
            NSLayoutConstraint.activate([
                box.widthAnchor.constraint(equalToConstant: width),
                box.heightAnchor.constraint(equalToConstant: 40),
                box.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
            ])
        }
        let row = [boxes[0].trailingAnchor, boxes[1].leadingAnchor, boxes[1].trailingAnchor, boxes[2].leadingAnchor]
        NSLayoutConstraint.activate([
            boxes[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            boxes[2].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            first.leadingAnchor.constraint(equalTo: row[0]), first.trailingAnchor.constraint(equalTo: row[1]),
            second.leadingAnchor.constraint(equalTo: row[2]), second.trailingAnchor.constraint(equalTo: row[3]),
            first.widthAnchor.constraint(equalTo: second.widthAnchor),
            first.topAnchor.constraint(equalTo: boxes[0].topAnchor),
            second.bottomAnchor.constraint(equalTo: boxes[0].bottomAnchor),
            first.heightAnchor.constraint(equalToConstant: 10), second.heightAnchor.constraint(equalToConstant: 10),
            centred.widthAnchor.constraint(equalToConstant: 101), centred.heightAnchor.constraint(equalToConstant: 61),
            centred.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            centred.centerYAnchor.constraint(equalTo: root.topAnchor, constant: 110),
        ])
        for (view, guide, inset) in [
            (shown[0], first, 0), (shown[1], second, 0), (shown[2], centred, 0), (shown[3], centred, 8),
        ]
            as [(UIView, UILayoutGuide, CGFloat)]
        {
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: inset),
                view.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -inset),
                view.topAnchor.constraint(equalTo: guide.topAnchor, constant: inset),
                view.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -inset),
            ])
        }
        let container = UIView(frame: CGRect(x: 16, y: 200, width: 200, height: 84))
        stage.views["container"] = container
        root.addSubview(container)
        container.addLayoutGuide(owned)
        let inner = stage.plain("owned", "dot")
        for view in inner {
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
            view.centerXAnchor.constraint(equalTo: owned.centerXAnchor).isActive = true
            view.centerYAnchor.constraint(equalTo: owned.centerYAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            owned.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
            owned.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -30),
            owned.topAnchor.constraint(equalTo: container.topAnchor, constant: 12),
            owned.heightAnchor.constraint(equalTo: container.heightAnchor, multiplier: 0.5),
            inner[0].widthAnchor.constraint(equalTo: owned.widthAnchor),
            inner[0].heightAnchor.constraint(equalTo: owned.heightAnchor),
            inner[1].widthAnchor.constraint(equalToConstant: 20),
            inner[1].heightAnchor.constraint(equalToConstant: 20),
        ])
    }

    private func makeVisualFormat(_ stage: Stage) {
        stage.useController()
        for view in stage.plain("a", "b", "c", "d") { stage.add(view) }
        let formats: [(String, NSLayoutConstraint.FormatOptions)] = [
            ("H:|-side-[a(80)]-8-[b(>=60)]-side-|", [.alignAllTop, .alignAllBottom]),
            ("V:|-20-[a(40)]-gap-[c(30)]-(>=8)-|", []), ("H:|-[c]-|", []), ("V:[c]-gap-[d(24)]", []),
            ("H:|-(>=20)-[d(120@750)]-20-|", []),
        ]
        for (format, options) in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format,
                    options: options,
                    metrics: ["gap": 12, "side": 16],
                    views: stage.views
                )
            )
        }
    }

    private func makeUpdate(_ stage: Stage) {
        let mover = stage.plain("mover")[0]
        stage.add(mover)
        let leading = mover.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 16)
        let narrow = mover.widthAnchor.constraint(equalToConstant: 60)
        let wide = mover.widthAnchor.constraint(equalToConstant: 200)
        NSLayoutConstraint.activate([
            leading, narrow, mover.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 16),
            mover.heightAnchor.constraint(equalToConstant: 40),
        ])
        stage.steps = [
            { leading.constant = 100 },
            {
                narrow.isActive = false
                wide.isActive = true
            },
        ]
    }
}
