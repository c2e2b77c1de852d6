import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct BaselineLayoutTests {
        private func label(_ text: String, _ size: CGFloat, lines: Int = 1) -> UILabel {
            let label = UILabel()
            label.text = text
            label.font = .systemFont(ofSize: size)
            label.numberOfLines = lines
            return label
        }

        @Test func labelsOfSeveralSizesStandOnOneLine() {
            let stage = LayoutStage()
            let (big, small) = (stage.add(label("Big", 40)), stage.add(label("small", 12)))
            let button = stage.add(UIButton(type: .system))
            button.setTitle("Button", for: .normal)
            stage.layOut(
                big.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
                big.topAnchor.constraint(equalTo: stage.view.topAnchor),
                small.leadingAnchor.constraint(equalTo: big.trailingAnchor),
                small.firstBaselineAnchor.constraint(equalTo: big.firstBaselineAnchor),
                button.leadingAnchor.constraint(equalTo: small.trailingAnchor),
                button.lastBaselineAnchor.constraint(equalTo: big.lastBaselineAnchor)
            )
            let line = big.font.ascender
            #expect(abs(small.frame.minY + small.font.ascender - line) <= 1)
            let title = button.titleLabel?.frame ?? .zero
            #expect(abs(button.frame.minY + title.minY + (button.titleLabel?.font.ascender ?? 0) - line) <= 1)
        }

        @Test func theLastLineCountsForTheLastBaseline() {
            let stage = LayoutStage()
            let text = stage.add(label("One line, then another one, and one more after that", 17, lines: 0))
            let (below, above) = (stage.add(label("below", 17)), stage.add(label("above", 17)))
            stage.layOut(
                text.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
                text.widthAnchor.constraint(equalToConstant: 150),
                text.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 10),
                above.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor),
                above.leadingAnchor.constraint(equalTo: text.trailingAnchor),
                below.firstBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor),
                below.leadingAnchor.constraint(equalTo: above.trailingAnchor)
            )
            #expect(text.frame.height > 3 * above.frame.height - 4)
            #expect(abs(above.frame.minY - text.frame.minY) <= 1)
            #expect(abs(below.frame.maxY - text.frame.maxY) <= 1)
        }

        /// The baseline of text that is vertically centered in a taller label.
        @Test func textInTheMiddleOfItsLabelTakesTheBaselineAlong() {
            let stage = LayoutStage()
            let (high, plain) = (stage.add(label("High", 17)), stage.add(label("Plain", 17)))
            stage.layOut(
                high.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
                high.topAnchor.constraint(equalTo: stage.view.topAnchor),
                high.heightAnchor.constraint(equalToConstant: 100),
                plain.leadingAnchor.constraint(equalTo: high.trailingAnchor),
                plain.firstBaselineAnchor.constraint(equalTo: high.firstBaselineAnchor)
            )
            #expect(abs(plain.frame.midY - 50) <= 1)
        }

        @Test func viewsWithoutTextHaveTheirEdgesForBaselines() {
            let stage = LayoutStage()
            let (box, other) = (stage.add(WishView(20, 30)), stage.add(WishView(20, 30)))
            stage.layOut(
                box.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 40),
                other.firstBaselineAnchor.constraint(equalTo: box.lastBaselineAnchor),
                box.leftAnchor.constraint(equalTo: stage.view.leftAnchor),
                other.leftAnchor.constraint(equalTo: stage.view.leftAnchor)
            )
            #expect(other.frame.minY == 70)
        }
    }
}
