import CoreGraphics
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Values that are elements, such as colors and fonts.
extension UIKitScreenTests.NibAttributeTests {
    nonisolated static let values: [Attribute] = [
        attribute("visualEffectView", children: #"<blurEffect style="dark"/>"#) { (view: UIVisualEffectView) in
            view.effect == UIBlurEffect(style: .dark)
        },
        attribute("view", children: #"<frame key="frameInset" minX="15" minY="2" width="320" height="44"/>"#) {
            (view: UIView) in
            view.frame == CGRect(x: 15, y: 2, width: 320, height: 44)
        },
        attribute(
            "view",
            children: #"<autoresizingMask key="autoresizingMask" flexibleMinX="YES" heightSizable="YES"/>"#
        ) { (view: UIView) in view.autoresizingMask == [.flexibleLeftMargin, .flexibleHeight] },
        attribute(
            "view",
            children: #"<autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>"#
        ) { (view: UIView) in view.autoresizingMask == [.flexibleRightMargin, .flexibleBottomMargin] },
        attribute(
            "view",
            children: """
                <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"
                customColorSpace="displayP3"/>
                """
        ) { (view: UIView) in view.backgroundColor == UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1) },
        attribute(
            "view",
            children: """
                <color key="backgroundColor" xcode11CocoaTouchSystemColor="systemBackgroundColor"
                cocoaTouchSystemColor="whiteColor"/>
                """
        ) { (view: UIView) in view.backgroundColor == .systemBackground },
        attribute(
            "view",
            children: #"<color key="backgroundColor" name="labelColor" catalog="System" colorSpace="catalog"/>"#
        ) { (view: UIView) in view.backgroundColor == .label },
        attribute(
            "view",
            children: """
                <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
                """
        ) { (view: UIView) in
            view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        },
        attribute(
            "view",
            children: """
                <accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" notEnabled="YES"
                none="YES" summaryElement="YES" image="YES" staticText="YES" keyboardKey="YES"/></accessibility>
                """
        ) { (view: UIView) in
            view.accessibilityTraits == [.notEnabled, .summaryElement, .image, .staticText, .keyboardKey]
        },
        attribute("label", #"adjustsFontSizeToFit="YES" adjustsLetterSpacingToFitWidth="YES""#) { (label: UILabel) in
            label.adjustsFontSizeToFitWidth && label.allowsDefaultTighteningForTruncation
        },
        attribute("label", children: #"<size key="shadowOffset" width="1" height="2"/>"#) { (label: UILabel) in
            label.shadowOffset == CGSize(width: 1, height: 2)
        },
        attribute(
            "label",
            children: """
                <fontDescription key="fontDescription" name="HelveticaNeue" family="Helvetica Neue" pointSize="12"/>
                """
        ) { (label: UILabel) in label.font == UIFont(name: "HelveticaNeue", size: 12) },
        attribute(
            "label",
            children: """
                <fontDescription key="fontDescription" name=".AppleSystemUIFont" family=".AppleSystemUIFont"
                pointSize="12"/>
                """
        ) { (label: UILabel) in label.font.pointSize == 12 && label.font.familyName == UILabel().font.familyName },
        attribute(
            "label",
            children: """
                <attributedString key="attributedText"><fragment><string key="content">A
                b</string><attributes><font key="NSFont" size="14" name="HelveticaNeue"/>
                <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="charWrapping"
                baseWritingDirection="rightToLeft" lineSpacing="3" lineHeightMultiple="1.5" defaultTabInterval="36"
                allowsDefaultTighteningForTruncation="YES"/></attributes></fragment></attributedString>
                """
        ) { (label: UILabel) in
            let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
            guard let style = attributes?[.paragraphStyle] as? NSParagraphStyle else { return false }
            return label.attributedText?.string.hasPrefix("A\n") == true
                && attributes?[.font] as? UIFont == UIFont(name: "HelveticaNeue", size: 14)
                && style.alignment == .center && style.lineBreakMode == .byCharWrapping
                && style.baseWritingDirection == .rightToLeft && style.lineSpacing == 3
                && style.lineHeightMultiple == 1.5 && style.defaultTabInterval == 36
                && style.allowsDefaultTighteningForTruncation
        },
        attribute(
            "imageView",
            children: """
                <imageReference key="image" image="star" catalog="system" symbolScale="large" renderingMode="original"/>
                """
        ) { (view: UIImageView) in
            view.image?.renderingMode == .alwaysOriginal
                && view.image?.size == UIImage(systemName: "star", withConfiguration: large)?.size
        },
        attribute(
            "imageView",
            children: """
                <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font" scale="large"
                weight="medium"><fontDescription key="fontDescription" type="system" pointSize="30"/>
                </preferredSymbolConfiguration>
                """
        ) { (view: UIImageView) in
            view.preferredSymbolConfiguration
                == UIImage.SymbolConfiguration(font: .systemFont(ofSize: 30), scale: .large)
        },
        attribute("stackView", children: #"<variation key="default" spacing="4" axis="vertical"/>"#) {
            (stack: UIStackView) in
            stack.spacing == 4 && stack.axis == .vertical
        },
    ]

    private nonisolated static var large: UIImage.SymbolConfiguration { UIImage.SymbolConfiguration(scale: .large) }
}
