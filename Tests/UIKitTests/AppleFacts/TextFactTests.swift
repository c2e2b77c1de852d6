import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct TextFactTests {
        private static let categories: [UIContentSizeCategory] = [
            .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
            .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
            .accessibilityExtraExtraExtraLarge,
        ]
        private static let styles: [String: UIFont.TextStyle] = [
            "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3,
            "headline": .headline, "body": .body, "callout": .callout, "subheadline": .subheadline,
            "footnote": .footnote, "caption1": .caption1, "caption2": .caption2,
        ]

        private func traits(_ category: UIContentSizeCategory, scale: CGFloat = 3) -> UITraitCollection {
            UITraitCollection {
                $0.preferredContentSizeCategory = category
                $0.displayScale = scale
            }
        }

        @Test func textIsAsRecorded() throws {
            let facts = try AppleFacts("4-text")
            func font(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory = .large) -> UIFont {
                .preferredFont(forTextStyle: style, compatibleWith: traits(category))
            }
            for style in ["body", "callout", "caption1", "caption2"] {
                for (category, spacing) in zip(Self.categories, try facts.numbers("\(style) spacing")) {
                    let font = font(try #require(Self.styles[style]), category)
                    #expect(isSame(font.lineHeight + font.leading, spacing), "\(style) \(category.rawValue)")
                }
            }
            let large = try facts.numbers("spacing at large of footnote, title1, largeTitle")
            for (style, spacing) in zip([.footnote, .title1, .largeTitle] as [UIFont.TextStyle], large) {
                #expect(isSame(font(style).lineHeight + font(style).leading, spacing))
            }
            #expect(isSame(font(.body).leading, try facts.number("leading of body")))
            let label = UILabel.lines(2, size: 17)
            label.contentScaleFactor = 2
            label.font = font(.body)
            #expect(
                label.sizeThatFits(CGSize(width: 300, height: 600)).height
                    == (try facts.number("height of two lines of body"))
            )

            let metrics = UIFontMetrics.default
            #expect(
                metrics.scaledValue(for: 44, compatibleWith: traits(.accessibilityLarge))
                    == (try facts.number("44 points of body at accessibility large"))
            )
            #expect(
                metrics.scaledFont(for: .systemFont(ofSize: 16), compatibleWith: traits(.extraExtraLarge)).pointSize
                    == (try facts.number("16 point font of body at extra extra large"))
            )
            let sizes = try facts.numbers("scaled sizes")
            let values = try facts.rows("scaledValue of body, by category")
            let fonts = try facts.rows("scaledFont of body, by category")
            for (index, category) in Self.categories.enumerated() {
                for (size, (value, points)) in zip(sizes, zip(values[index], fonts[index])) {
                    let traits = traits(category)
                    #expect(isSame(metrics.scaledValue(for: size, compatibleWith: traits), value))
                    let scaled = metrics.scaledFont(for: .systemFont(ofSize: size), compatibleWith: traits)
                    #expect(scaled.pointSize == points, "\(size) \(category.rawValue)")
                }
            }
            for (style, values) in try facts.table("scaledValue of 64, by style") {
                let metrics = try #require(Self.styles[style]).metrics
                for (category, value) in zip(Self.categories, values) {
                    let scaled = metrics.scaledValue(for: 64, compatibleWith: traits(category))
                    #expect(isSame(scaled, value), "\(style) \(category.rawValue): \(scaled)")
                }
            }

            for row in try facts.rows("size, xHeight for a point") {
                #expect(isSame(UIFont.systemFont(ofSize: row[0]).xHeight / row[0], row[1], within: 0.0001), "\(row)")
            }
            for row in try facts.rows("size, baseline of a label at scale 2") {
                #expect(baseline(ofSize: row[0]) == row[1], "\(row)")
            }
            facts.expectAllRead()
        }

        /// Returns the distance from the top of a label of a font size to its baseline.
        private func baseline(ofSize size: CGFloat) -> CGFloat {
            let screen = TestScreen(size: CGSize(width: 320, height: 400), scale: 2)
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
            let label = UILabel.lines(1, size: size)
            let marker = UIView()
            for view in [label, marker] {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
            }
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: root.topAnchor),
                label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                marker.topAnchor.constraint(equalTo: label.firstBaselineAnchor),
                marker.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                marker.widthAnchor.constraint(equalToConstant: 1),
                marker.heightAnchor.constraint(equalToConstant: 1),
            ])
            screen.window.addSubview(root)
            screen.settle()
            return marker.frame.minY
        }
    }
}
