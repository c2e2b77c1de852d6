import CoreGraphics
import QuartzCore
import Testing

@_spi(Unfold) @testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UIButtonTests {
        @OnOwnScreen var window = makeWindow()
        let journal = Journal()
        let finger = Finger()

        @Test func aButtonPerformsItsPrimaryAction() {
            let action = UIAction(title: "Reply") { [journal] _ in journal.note("primary") }
            let button = UIButton(primaryAction: action)
            button.addAction(UIAction { [journal] _ in journal.note("up") }, for: .touchUpInside)
            window.addSubview(button)
            button.sizeToFit()
            #expect(button.buttonType == .system && button.currentTitle == "Reply")
            #expect(button.bounds.height > 20 && button.bounds.width >= 30)
            finger.tap(10, 10)
            #expect(journal.take() == ["up", "primary"])
            button.isEnabled = false
            finger.tap(10, 10)
            #expect(journal.take().isEmpty)
        }

        @Test func aCloseButtonIsGrayWhateverTheTintColor() {
            let button = UIButton(type: .close)
            button.tintColor = .red
            #expect(button.currentImage?.renderingMode == .alwaysOriginal && button.currentImage?.isSymbolImage == true)
            #expect(UIButton(type: .contactAdd).currentImage?.renderingMode == .automatic)
        }

        @Test func statesFallBackToTheNormalOne() throws {
            let button = UIButton(type: .custom)
            button.setTitle("A", for: .normal)
            button.setTitle("B", for: .selected)
            button.setTitleColor(.red, for: .normal)
            #expect(button.title(for: .highlighted) == "A" && button.titleColor(for: .disabled) == .red)
            button.isSelected = true
            #expect(button.currentTitle == "B" && button.titleLabel?.text == "B")
            #expect(button.titleLabel?.textColor == .red)
            button.setTitle(nil, for: .selected)
            #expect(button.titleLabel?.text == "A")
            button.setAttributedTitle(NSAttributedString(string: "C"), for: .normal)
            #expect(button.titleLabel?.text == "C")
            button.setAttributedTitle(nil, for: .normal)
            #expect(button.titleLabel?.text == "A")
        }

        @Test func aTitleWithAttributesLeavesNothingForTheNextOne() throws {
            let button = UIButton(type: .custom)
            let (label, large) = (try #require(button.titleLabel), UIFont.systemFont(ofSize: 40))
            let own = label.font
            button.setTitleColor(.blue, for: .normal)
            button.setTitle("A", for: .normal)
            let red = NSAttributedString(string: "A", attributes: [.font: large, .foregroundColor: UIColor.red])
            for state: UIControl.State in [.selected, .highlighted] { button.setAttributedTitle(red, for: state) }
            button.setAttributedTitle(NSAttributedString(string: "A"), for: .disabled)
            for _ in 1...2 {
                button.isSelected = true
                #expect(label.font == large && label.textColor == .red)
                button.isSelected = false
                #expect(label.font == own && label.textColor == .blue)
                let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
                #expect(attributes?[.font] as? UIFont == own && attributes?[.foregroundColor] as? UIColor == .blue)
                button.isHighlighted = true
                #expect(label.textColor == .red)
                (button.isHighlighted, button.isEnabled) = (false, false)
                #expect(label.font == own && label.textColor == .blue)
                button.isEnabled = true
            }
        }

        @Test func aSystemButtonHasItsTintAndWeakensWhilePressed() throws {
            let button = UIButton(type: .system)
            button.setTitle("Reply", for: .normal)
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
            window.addSubview(button)
            button.tintColor = .green
            let label = try #require(button.titleLabel)
            #expect(label.textColor == .green)
            finger.down(10, 10)
            #expect(abs(label.alpha - ButtonAppearance.highlightedAlpha) < 0.001)
            finger.up(10, 10)
            #expect(label.alpha == 1)
            button.isEnabled = false
            #expect(label.textColor == .tertiaryLabel)
        }

        @Test func theTitleIsInTheMiddleUnlessToldOtherwise() throws {
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
            button.setTitle("Reply", for: .normal)
            window.addSubview(button)
            button.layoutIfNeeded()
            let label = try #require(button.titleLabel)
            #expect(abs(label.frame.midX - 50) < 0.6 && abs(label.frame.midY - 22) < 0.6 && label.frame.width > 10)
            button.contentHorizontalAlignment = .trailing
            button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 8)
            button.layoutIfNeeded()
            #expect(abs(label.frame.maxX - 92) < 0.001)
            button.setImage(UIImage(systemName: "plus"), for: .normal)
            button.layoutIfNeeded()
            let image = try #require(button.imageView)
            #expect(abs(image.frame.maxX - label.frame.minX) < 0.001 && image.frame.width > 4)
        }

        @Test func aTapOnAButtonIsNotOneOfTheViewAround() {
            let tap = UITapGestureRecognizer()
            tap.addAction { [journal] _ in journal.note("tap") }
            window.addGestureRecognizer(tap)
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
            button.addAction(UIAction { [journal] _ in journal.note("button") }, for: .touchUpInside)
            window.addSubview(button)
            finger.tap(10, 10)
            #expect(journal.take() == ["button"])
            finger.tap(10, 100)
            #expect(journal.take() == ["tap"])
        }

        /// A drag that starts on a button belongs to the pan recognizer, and the button's touch is cancelled.
        @Test func aDragTakesTheFingerFromTheButton() {
            let pan = UIPanGestureRecognizer()
            window.addGestureRecognizer(pan)
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
            button.addAction(UIAction { [journal] _ in journal.note("cancel") }, for: .touchCancel)
            button.addAction(UIAction { [journal] _ in journal.note("up") }, for: [.touchUpInside, .touchUpOutside])
            window.addSubview(button)
            finger.down(10, 10)
            finger.move(10, 30)
            #expect(!button.isHighlighted && !button.isTracking)
            finger.up(10, 30)
            #expect(journal.take() == ["cancel"])
        }
    }
}
