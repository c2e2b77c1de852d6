import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct ConfiguredButtonTests {
        private let screen = TestScreen(size: CGSize(width: 320, height: 240))

        private func show(_ configuration: UIButton.Configuration, action: UIAction? = nil) -> UIButton {
            let button = UIButton(configuration: configuration, primaryAction: action)
            screen.window.addSubview(button)
            button.sizeToFit()
            button.frame.origin = CGPoint(x: 20, y: 20)
            screen.settle()
            return button
        }

        private func titled(_ configuration: UIButton.Configuration) -> UIButton.Configuration {
            var configuration = configuration
            configuration.title = "Order"
            return configuration
        }

        private func background(_ button: UIButton) throws -> UIView {
            try #require(button.subviews.first as? BackgroundConfigurationView).subviews[0]
        }

        /// The components of a color in the light appearance, to compare dynamic colors.
        private func components(_ color: UIColor?) -> [Int]? {
            let rgba = color?.resolvedColor(with: screen.window.traitCollection).cgColor.rgba
            return rgba.map { [$0.red, $0.green, $0.blue, $0.alpha].map { Int(($0 * 255).rounded()) } }
        }

        private func backgroundColor(_ button: UIButton) throws -> [Int]? {
            screen.settle()
            return components(try background(button).backgroundColor)
        }

        // MARK: Contents

        @Test func anActionProvidesWhatTheConfigurationLacks() {
            var performed = 0
            let action = UIAction(title: "Order", image: UIImage(systemName: "plus")) { _ in performed += 1 }
            let button = show(.filled(), action: action)
            #expect(button.titleLabel?.text == "Order" && button.imageView?.image != nil)
            let own = show(titled(.plain()), action: UIAction(title: "Other") { _ in })
            #expect(own.titleLabel?.text == "Order")
            own.removeFromSuperview()
            screen.tap(button)
            #expect(performed == 1)
        }

        @Test func heightsAreThoseOfALineAndTheInsetsOfTheSize() {
            var heights: [CGFloat] = []
            for size in [UIButton.Configuration.Size.mini, .small, .medium, .large] {
                var configuration = titled(.filled())
                configuration.buttonSize = size
                heights.append(show(configuration).bounds.height)
            }
            // Three and four points less than the recording, whose fonts are those for tall scripts.
            #expect(heights == [30, 30, 36.5, 52.5])
        }

        @Test func theImageIsAtItsEdgeOfTheTitle() throws {
            var configuration = titled(.plain())
            configuration.image = UIImage(systemName: "plus")
            configuration.imagePadding = 7
            func frames(_ edge: NSDirectionalRectEdge) throws -> (image: CGRect, title: CGRect) {
                configuration.imagePlacement = edge
                let button = show(configuration)
                return (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
            }
            var (image, title) = try frames(.leading)
            #expect(abs(title.minX - image.maxX - 7) < 0.6 && image.minX == 12 && abs(image.midY - title.midY) < 0.6)
            (image, title) = try frames(.trailing)
            #expect(abs(image.minX - title.maxX - 7) < 0.6 && title.minX == 12)
            (image, title) = try frames(.top)
            #expect(abs(title.minY - image.maxY - 7) < 0.6 && abs(image.midX - title.midX) < 0.6)
            (image, title) = try frames(.bottom)
            #expect(abs(image.minY - title.maxY - 7) < 0.6)
        }

        @Test func fromRightToLeftTheImageIsOnTheOtherSide() throws {
            var configuration = titled(.plain())
            configuration.image = UIImage(systemName: "plus")
            configuration.imagePadding = 7
            let button = show(configuration)
            let before = try #require(button.imageView).frame
            button.semanticContentAttribute = .forceRightToLeft
            button.setNeedsLayout()
            screen.settle()
            let after = try #require(button.imageView).frame
            #expect(abs(after.minX - (button.bounds.width - before.maxX)) < 0.01)
        }

        @Test func aSubtitleIsBelowTheTitle() throws {
            var configuration = titled(.filled())
            let height = show(configuration).bounds.height
            configuration.subtitle = "Two left"
            configuration.titlePadding = 3
            let button = show(configuration)
            let title = try #require(button.titleLabel).frame
            let subtitle = try #require(button.subtitleLabel).frame
            #expect(abs(subtitle.minY - title.maxY - 3) < 0.01 && subtitle.minX == title.minX)
            #expect(abs(button.bounds.height - height - subtitle.height - 3) < 0.6)
            configuration.titleAlignment = .trailing
            button.configuration = configuration
            screen.settle()
            #expect(abs(try #require(button.subtitleLabel).frame.maxX - (button.bounds.width - 12)) < 0.6)
        }

        @Test func anActivityIndicatorReplacesTheImage() throws {
            var configuration = titled(.gray())
            configuration.image = UIImage(systemName: "plus")
            let button = show(configuration)
            button.configuration?.showsActivityIndicator = true
            screen.advance(by: 0.02)
            let wheel = try #require(button.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first)
            #expect(wheel.isAnimating && button.imageView?.isHidden == true)
            button.configuration?.showsActivityIndicator = false
            screen.advance(by: 0.02)
            #expect(wheel.superview == nil && button.imageView?.isHidden == false)
        }

        @Test func aLongTitleTakesSeveralLines() {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "A title that is much longer than the button is wide"
            let button = UIButton(configuration: configuration)
            let one = button.intrinsicContentSize.height
            let size = button.sizeThatFits(CGSize(width: 150, height: 1000))
            #expect(size.width <= 150 && size.height > one * 1.9)
            button.configuration?.titleLineBreakMode = .byTruncatingTail
            #expect(button.sizeThatFits(CGSize(width: 150, height: 1000)).height == one)
        }

        @Test func transformersChangeAttributesAndColors() throws {
            var configuration = titled(.plain())
            configuration.image = UIImage(systemName: "plus")
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
                var outgoing = incoming
                outgoing.font = .boldSystemFont(ofSize: 31)
                return outgoing
            }
            configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .green }
            let button = show(configuration)
            let text = try #require(button.titleLabel?.attributedText)
            #expect((text.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont)?.pointSize == 31)
            #expect(button.imageView?.tintColor == .green)
        }

        @Test func attributesOfTheTitlePrevail() throws {
            var title = AttributedString("Order")
            title.foregroundColor = .red
            var configuration = UIButton.Configuration.filled()
            configuration.attributedTitle = title
            let text = try #require(show(configuration).titleLabel?.attributedText)
            let values = text.attributes(at: 0, effectiveRange: nil)
            #expect(values[.foregroundColor] as? UIColor == .red)
            #expect((values[.font] as? UIFont)?.pointSize == 17)
        }

        // MARK: Colors

        @Test func stylesHaveTheirColors() throws {
            let filled = show(titled(.filled()))
            #expect(try backgroundColor(filled) == components(filled.tintColor))
            #expect(components(filled.titleLabel?.textColor(at: 0)) == [255, 255, 255, 255])
            let plain = show(titled(.plain()))
            #expect(try backgroundColor(plain)?[3] == 0)
            #expect(components(plain.titleLabel?.textColor(at: 0)) == components(plain.tintColor))
            let tinted = try #require(try backgroundColor(show(titled(.tinted()))))
            #expect(Array(tinted[..<3]) == components(plain.tintColor).map { Array($0[..<3]) } && tinted[3] == 46)
            #expect(try backgroundColor(show(titled(.gray()))) == components(.secondarySystemFill))
            let styles: [(UIButton.Configuration, UIButton.Configuration)] = [
                (.bordered(), .gray()), (.borderedTinted(), .tinted()), (.borderedProminent(), .filled()),
                (.borderless(), .plain()),
            ]
            for (bordered, other) in styles {
                #expect(try backgroundColor(show(titled(bordered))) == backgroundColor(show(titled(other))))
            }
        }

        @Test func baseColorsReplaceTheTintColor() throws {
            var configuration = titled(.filled())
            configuration.baseBackgroundColor = .green
            configuration.baseForegroundColor = .black
            let button = show(configuration)
            #expect(try backgroundColor(button) == components(.green))
            #expect(components(button.titleLabel?.textColor(at: 0)) == components(.black))
            button.configuration?.background.backgroundColor = .red
            #expect(try backgroundColor(button) == components(.red))
        }

        @Test func theStateChangesTheColorsUnlessToldNotTo() throws {
            let button = show(titled(.filled()))
            let normal = try backgroundColor(button)
            screen.touchDown(at: button.center)
            let pressed = try backgroundColor(button)
            #expect(pressed?[3] == 191 && normal?[3] == 255)
            screen.touchUp()
            #expect(try backgroundColor(button) == normal)
            button.isEnabled = false
            #expect(try backgroundColor(button) == components(.tertiarySystemFill))
            button.isEnabled = true
            #expect(try backgroundColor(button) == normal)
            button.automaticallyUpdatesConfiguration = false
            screen.settle()
            button.isEnabled = false
            #expect(try backgroundColor(button) == normal)
        }

        @Test func aSelectedButtonStandsOutUnlessToldNotTo() throws {
            var configuration = titled(.gray())
            let button = show(configuration)
            let normal = try backgroundColor(button)
            button.isSelected = true
            #expect(try backgroundColor(button) == components(button.tintColor))
            configuration.automaticallyUpdateForSelection = false
            button.configuration = configuration
            #expect(try backgroundColor(button) == normal)
        }

        @Test func cornersFollowTheirStyle() throws {
            func radius(_ style: UIButton.Configuration.CornerStyle, own: CGFloat? = nil) throws -> CGFloat {
                var configuration = titled(.filled())
                configuration.cornerStyle = style
                if let own { configuration.background.cornerRadius = own }
                return try background(show(configuration)).layer.cornerRadius
            }
            #expect(try radius(.capsule) == 18.25 && radius(.dynamic) == 18.25)
            #expect(try radius(.fixed, own: 4) == 4 && radius(.dynamic, own: 4) == 4)
            #expect(try radius(.small) < radius(.medium) && radius(.medium) < radius(.large))
        }

        @Test func aDestructiveRoleIsRed() throws {
            let button = show(titled(.filled()))
            button.role = .destructive
            #expect(try backgroundColor(button) == components(.systemRed))
        }

        // MARK: Updates

        @Test func theHandlerIsCalledOnceForChangesBeforeALayout() {
            var calls = 0
            let button = show(titled(.filled()))
            button.configurationUpdateHandler = { button in
                calls += 1
                button.configuration?.title = button.isHighlighted ? "Now" : "Order"
            }
            screen.settle()
            calls = 0
            button.setNeedsUpdateConfiguration()
            button.setNeedsUpdateConfiguration()
            screen.settle()
            #expect(calls == 1)
            screen.touchDown(at: button.center)
            screen.settle()
            #expect(button.titleLabel?.text == "Now")
            screen.touchUp()
            screen.settle()
            #expect(button.titleLabel?.text == "Order")
        }

        @Test func aSubclassUpdatesItsConfiguration() {
            final class Heart: UIButton {
                override func updateConfiguration() {
                    configuration?.title = isSelected ? "On" : "Off"
                }
            }
            let button = Heart(configuration: .plain())
            screen.window.addSubview(button)
            button.changesSelectionAsPrimaryAction = true
            button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
            screen.settle()
            #expect(button.titleLabel?.text == "Off")
            screen.tap(button)
            screen.settle()
            #expect(button.isSelected && button.titleLabel?.text == "On")
        }

        @Test func removingTheConfigurationRestoresThePlainButton() throws {
            let button = show(titled(.filled()))
            button.configuration = nil
            screen.settle()
            #expect(!button.subviews.contains { $0 is BackgroundConfigurationView })
            button.setTitle("Plain", for: .normal)
            #expect(button.titleLabel?.text == "Plain" && button.configuration == nil)
        }

        @Test func settersOfTheNormalStateChangeTheConfiguration() {
            let button = show(titled(.filled()))
            button.setTitle("Other", for: .normal)
            button.setImage(UIImage(systemName: "plus"), for: .normal)
            #expect(button.configuration?.title == "Other" && button.configuration?.image != nil)
        }

        @Test func configurationsAreEqualIfTheirValuesAre() {
            var first = titled(.filled())
            var second = titled(.filled())
            #expect(first == second && first.hashValue == second.hashValue)
            first.imagePadding = 1
            #expect(first != second && titled(.gray()) != second)
            second.imagePadding = 1
            #expect(first == second)
            second.contentInsets.top = 1
            #expect(first != second)
            second.setDefaultContentInsets()
            #expect(first == second)
        }

        @Test func theTextSizeChangesTheHeight() {
            let button = show(titled(.filled()))
            let height = button.intrinsicContentSize.height
            screen.setContentSizeCategory(.accessibilityLarge)
            screen.settle()
            #expect(button.intrinsicContentSize.height > height * 1.4)
        }

        @Test func assistiveTechnologyReadsTitleAndSubtitle() throws {
            var configuration = titled(.filled())
            configuration.subtitle = "Two left"
            _ = show(configuration)
            let element = try #require(screen.accessibilityTree.first { $0.label == "Order, Two left" })
            #expect(element.traits.contains(.button))
        }

        @Test func constraintsGiveAButtonTheHeightOfItsLines() {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "A title that is too long for a single line of a button"
            let button = UIButton(configuration: configuration)
            button.translatesAutoresizingMaskIntoConstraints = false
            screen.window.addSubview(button)
            NSLayoutConstraint.activate([
                button.topAnchor.constraint(equalTo: screen.window.topAnchor),
                button.leadingAnchor.constraint(equalTo: screen.window.leadingAnchor),
                button.trailingAnchor.constraint(equalTo: screen.window.trailingAnchor),
            ])
            screen.settle()
            #expect(button.bounds.width == 320 && button.bounds.height > button.intrinsicContentSize.height)
            #expect(button.bounds.height == button.sizeThatFits(button.bounds.size).height)
            button.configuration?.titleLineBreakMode = .byTruncatingTail
            screen.settle()
            #expect(button.bounds.height == button.intrinsicContentSize.height)
        }

        @Test func aTitleBesideAMarkIsInOneLineAtEachTextSize() throws {
            let screen = TestScreen(size: CGSize(width: 390, height: 240), scale: 1)
            for category in [UIContentSizeCategory.extraSmall, .large, .accessibilityExtraExtraExtraLarge] {
                screen.setContentSizeCategory(category)
                var configuration = UIButton.Configuration.tinted()
                configuration.title = "Pop-up"
                configuration.indicator = .popup
                let button = UIButton(configuration: configuration)
                screen.window.addSubview(button)
                button.sizeToFit()
                screen.settle()
                let label = try #require(button.titleLabel)
                #expect(label.bounds.height < 2 * label.font.lineHeight, "\(category)")
            }
        }

        @Test func theImageOfTheScreenHasTheColors() throws {
            let button = show(titled(.filled()))
            let picture = try #require(screen.picture().cgImage)
            let x = Int(button.frame.minX * 2) + 16
            let blue = picture.pixel(x, Int(button.center.y) * 2)
            #expect(blue.blue > 200 && blue.red < 60)
            // The corner of a capsule is empty.
            let corner = picture.pixel(Int(button.frame.minX) * 2 + 2, Int(button.frame.minY) * 2 + 2)
            #expect(corner != blue)
        }
    }
}

extension UILabel {
    fileprivate func textColor(at index: Int) -> UIColor? {
        attributedText?.attributes(at: index, effectiveRange: nil)[.foregroundColor] as? UIColor
    }
}
