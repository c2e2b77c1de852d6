import UIKit

@testable import UIKitTestSupport

/// The scenes of labels, text fields and text views.
extension UIKitScreenTests.SceneFactTests {
    var textScenes: [String: Maker] {
        [
            "autolayout/baseline": makeBaselines, "autolayout/stacks": makeStacks, "textfield/looks": makeFields,
            "label/basic": makeLabels, "label/wrapping": makeWrappedLabels, "label/tabular": makeDigits,
            "label/fitting": makeFittedLabels, "label/fonts": makeFonts,
            "textview/basic": makeTextViews, "textview/heights": makeTextViewHeights,
        ]
    }

    private func makeBaselines(_ stage: Stage) {
        let small = stage.label("small", "Hg")
        let square = UIView()
        stage.views["box"] = square
        stage.add(small, square)
        NSLayoutConstraint.activate([
            small.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 16),
            small.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 60),
            square.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 16),
            square.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 160),
            square.widthAnchor.constraint(equalToConstant: 30),
            square.heightAnchor.constraint(equalToConstant: 30),
        ])
        var last: UIView = small
        for size in [11, 13, 20, 28, 34] as [CGFloat] {
            let label = stage.label("size\(Int(size))", "Hg", size: size)
            stage.add(label)
            label.leadingAnchor.constraint(equalTo: last.trailingAnchor, constant: 8).isActive = true
            label.firstBaselineAnchor.constraint(equalTo: small.firstBaselineAnchor).isActive = true
            last = label
        }
        let hung = stage.label("hung", "Hg", size: 20)
        stage.add(hung)
        hung.leadingAnchor.constraint(equalTo: square.trailingAnchor, constant: 8).isActive = true
        hung.lastBaselineAnchor.constraint(equalTo: square.bottomAnchor).isActive = true
    }

    private func makeStacks(_ stage: Stage) {
        let column = stage.stack(
            "column",
            [
                stage.label("title", "Title", size: 22), stage.label("body", "Body"),
                stage.label("third", "Third", size: 15),
            ]
        )
        column.axis = .vertical
        let firsts = stage.stack(
            "firsts",
            [
                stage.label("big", "Big", size: 28), stage.label("small", "small", size: 13),
                stage.label("mid", "mid"),
            ]
        )
        firsts.alignment = .firstBaseline
        let lasts = stage.stack(
            "lasts",
            [stage.label("big2", "Big", size: 28), stage.label("small2", "small", size: 13)]
        )
        lasts.alignment = .lastBaseline
        let square = UIView()
        stage.views["square"] = square
        let centred = stage.stack("centred", [square, stage.label("beside", "Beside")])
        centred.alignment = .center
        stage.add(column, firsts, lasts, centred)
        NSLayoutConstraint.activate([
            column.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -16),
            centred.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -16),
            square.widthAnchor.constraint(equalToConstant: 40),
            square.heightAnchor.constraint(equalToConstant: 40),
            column.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 16),
        ])
        for view in [column, firsts, lasts] {
            view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 16).isActive = true
        }
        for (upper, lower) in [(column, firsts), (firsts, lasts), (lasts, centred)] {
            lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 24).isActive = true
        }
    }

    private func makeFields(_ stage: Stage) {
        _ = stage.field("line", .line, y: 16)
        _ = stage.field("bezel", .bezel, y: 60)
        stage.field("clear", .roundedRect, y: 104, width: 160).clearButtonMode = .whileEditing
        let sides = stage.field("sides", .roundedRect, y: 148, width: 200)
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let right = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 12))
        (sides.leftView, sides.leftViewMode) = (left, .always)
        (sides.rightView, sides.rightViewMode) = (right, .always)
        (stage.views["leftView"], stage.views["rightView"]) = (left, right)
        _ = stage.field("attributed", .roundedRect, y: 192, width: 160)
        _ = stage.field("rounded", .roundedRect, y: 236, width: 200)
    }

    /// Adds a label of its own size.
    private func place(_ stage: Stage, _ name: String, _ text: String, _ font: UIFont, x: CGFloat = 16, y: CGFloat) {
        let label = stage.label(name, text)
        label.font = font
        label.sizeToFit()
        label.frame.origin = CGPoint(x: x, y: y)
        stage.root.addSubview(label)
    }

    private func makeLabels(_ stage: Stage) {
        place(stage, "system17", "Hello, UIKit", .systemFont(ofSize: 17), y: 16)
        place(stage, "title1", "Title", .preferredFont(forTextStyle: .title1), y: 48)
        place(stage, "headline", "Headline", .preferredFont(forTextStyle: .headline), y: 96)
        place(stage, "body", "Body", .preferredFont(forTextStyle: .body), y: 124)
        place(stage, "footnote", "Footnote", .preferredFont(forTextStyle: .footnote), y: 152)
        place(stage, "bold13", "Bold 13", .boldSystemFont(ofSize: 13), y: 176)
        place(stage, "semibold20", "Semibold 20", .systemFont(ofSize: 20, weight: .semibold), y: 200)
        let centered = stage.label("centred", "Centred")
        centered.textAlignment = .center
        centered.frame = CGRect(x: 16, y: 240, width: 288, height: 30)
        stage.root.addSubview(centered)
    }

    /// The text has two lines in San Francisco, and a line break here, so that it has two in any font.
    private func makeWrappedLabels(_ stage: Stage) {
        for (name, lines, y) in [("wrapped", 0, 16), ("twoLines", 2, 100)] as [(String, Int, CGFloat)] {
            let label = stage.label(name, "The quick brown fox\njumps over the dog")
            label.numberOfLines = lines
            let size = label.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
            label.frame = CGRect(x: 16, y: y, width: 200, height: size.height)
            stage.root.addSubview(label)
        }
        let truncated = stage.label("truncated", "The quick brown fox jumps over the lazy dog")
        truncated.frame = CGRect(x: 16, y: 160, width: 120, height: 21)
        stage.root.addSubview(truncated)
    }

    private func makeDigits(_ stage: Stage) {
        let rows: [(String, String, String, CGFloat)] = [
            ("ones", "tabularOnes", "1111", 16), ("zeros", "tabularZeros", "0000", 48),
            ("time", "tabularTime", "12:34:56", 80),
        ]
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        for (name, tabular, text, y) in rows {
            place(stage, name, text, .systemFont(ofSize: 17), y: y)
            place(stage, tabular, text, digits, x: 160, y: y)
        }
        place(stage, "total", "Total 1,234.56", .systemFont(ofSize: 15, weight: .semibold), y: 112)
        let total = UIFont.monospacedDigitSystemFont(ofSize: 15, weight: .semibold)
        place(stage, "tabularTotal", "Total 1,234.56", total, x: 160, y: 112)
        let score = UIFont.monospacedDigitSystemFont(ofSize: 22, weight: .bold)
        place(stage, "tabularScore", "Score 71 / 99", score, y: 150)
    }

    private func makeFittedLabels(_ stage: Stage) {
        for (name, text, frame) in [
            ("shrunk", "Adjusts the font to fit", CGRect(x: 16, y: 16, width: 120, height: 24)),
            ("floor", "Adjusts the font to fit", CGRect(x: 160, y: 16, width: 120, height: 24)),
            ("tightened", "Tightened before truncating", CGRect(x: 16, y: 56, width: 200, height: 24)),
            ("truncated", "Tightened before truncating", CGRect(x: 16, y: 96, width: 200, height: 24)),
        ] {
            let label = stage.label(name, text)
            label.adjustsFontSizeToFitWidth = name == "shrunk" || name == "floor"
            label.minimumScaleFactor = name == "shrunk" ? 0.5 : 0.9
            label.frame = frame
            stage.root.addSubview(label)
        }
        let text = NSMutableAttributedString(string: "")
        for (part, size) in [("Plain ", 17), ("bold ", 17), ("red ", 17), ("big", 24)] as [(String, CGFloat)] {
            let weight: UIFont.Weight = part == "bold " ? .semibold : .regular
            let font = UIFont.systemFont(ofSize: size, weight: weight)
            text.append(NSAttributedString(string: part, attributes: [.font: font]))
        }
        let twenty = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 20)]
        for (name, text, y) in [
            ("attributed", text, 136),
            ("fitted", NSAttributedString(string: "Twenty point text", attributes: twenty), 190),
        ] as [(String, NSAttributedString, CGFloat)] {
            let label = stage.label(name, "")
            label.attributedText = text
            label.sizeToFit()
            label.frame.origin = CGPoint(x: 16, y: y)
            stage.root.addSubview(label)
        }
        let wrapped = stage.label("wrapped", "")
        wrapped.numberOfLines = 0
        let fifteen = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 15)]
        wrapped.attributedText = NSAttributedString(
            string: "Wrapped attributed\ntext in a\nnarrow label",
            attributes: fifteen
        )
        let size = wrapped.sizeThatFits(CGSize(width: 140, height: CGFloat.greatestFiniteMagnitude))
        wrapped.frame = CGRect(x: 170, y: 136, width: 140, height: size.height)
        stage.root.addSubview(wrapped)
    }

    private func makeFonts(_ stage: Stage) {
        func scaled(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> UIFont {
            .preferredFont(
                forTextStyle: style,
                compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
            )
        }
        place(stage, "italic", "Italic 17", .italicSystemFont(ofSize: 17), y: 16)
        place(stage, "mono15", "Mono 15", .monospacedSystemFont(ofSize: 15, weight: .regular), x: 160, y: 16)
        place(stage, "mono17", "Mono 17", .monospacedSystemFont(ofSize: 17, weight: .semibold), y: 48)
        place(stage, "bodyXXXL", "Body XXXL", scaled(.body, .extraExtraExtraLarge), y: 124)
        place(stage, "bodyXS", "Body XS", scaled(.body, .extraSmall), x: 200, y: 124)
        place(stage, "footnoteAXM", "Footnote AXM", scaled(.footnote, .accessibilityMedium), y: 170)
        place(stage, "titleS", "Title S", scaled(.title1, .small), y: 220)
        place(stage, "headlineAX5", "AX5", scaled(.headline, .accessibilityExtraExtraExtraLarge), y: 270)
        let font = UIFontMetrics(forTextStyle: .body).scaledFont(
            for: .systemFont(ofSize: 16),
            compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)
        )
        place(stage, "scaled16", "Scaled 16", font, y: 350)
    }

    private func makeTextViews(_ stage: Stage) {
        func add(_ name: String, _ text: String, size: CGFloat, frame: CGRect) -> UITextView {
            let view = UITextView(frame: frame)
            view.font = .systemFont(ofSize: size)
            view.text = text
            stage.views[name] = view
            stage.root.addSubview(view)
            return view
        }
        func fit(_ view: UITextView) {
            view.isScrollEnabled = false
            let room = CGSize(width: view.frame.width, height: CGFloat.greatestFiniteMagnitude)
            view.frame.size.height = view.sizeThatFits(room).height
        }
        let long = "The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs."
        _ = add("body", long, size: 17, frame: CGRect(x: 16, y: 16, width: 288, height: 96))
        let fitted = add("fitted", "Two lines of\ntext", size: 17, frame: CGRect(x: 16, y: 128, width: 200, height: 10))
        fitted.isScrollEnabled = false
        fitted.sizeToFit()
        let padded = add("padded", "Padded", size: 15, frame: CGRect(x: 16, y: 200, width: 160, height: 10))
        padded.textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        fit(padded)
        let centered = add("centred", "Centred", size: 17, frame: CGRect(x: 16, y: 264, width: 200, height: 10))
        centered.textAlignment = .center
        fit(centered)
        let fixed = add("readOnly", long, size: 13, frame: CGRect(x: 16, y: 320, width: 288, height: 60))
        fixed.isEditable = false
    }

    private func makeTextViewHeights(_ stage: Stage) {
        var y: CGFloat = 8
        for size in [11, 12, 13, 14, 15, 16, 17, 20, 24, 28] {
            let view = UITextView(frame: CGRect(x: 16, y: y, width: 200, height: 10))
            view.isScrollEnabled = false
            view.font = .systemFont(ofSize: CGFloat(size))
            view.text = "Height \(size)"
            let room = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
            view.frame.size.height = view.sizeThatFits(room).height
            stage.views["h\(size)"] = view
            stage.root.addSubview(view)
            y += view.frame.height + 4
        }
    }
}
