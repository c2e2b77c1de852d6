import Foundation
import Testing
import TextLayout

@testable import UIKit

struct UIFontDescriptorAttributesTests {
    private static let off: [[UIFontDescriptor.FeatureKey: Int]] = [
        [.type: 36, .selector: 1], [.type: 1, .selector: 3], [.type: 1, .selector: 19],
    ]

    @Test func featuresReachTheText() {
        let plain = UIFont.systemFont(ofSize: 20)
        let font = UIFont(descriptor: plain.fontDescriptor.addingAttributes([.featureSettings: Self.off]), size: 0)
        #expect(font != plain && font.pointSize == 20 && font.fontName == plain.fontName)
        let features = font.fontDescription.features
        #expect(features == FontFeatures(off: [.contextualAlternates, .commonLigatures, .contextualLigatures]))
        let width = { (font: UIFont) in Paragraph("1920x1080", font: font.fontDescription).layout().size.width }
        #expect(width(font) != width(plain))
        // Sizes, families and traits leave them.
        #expect(font.withSize(12).fontDescription.features == features)
        #expect(
            UIFont(descriptor: font.fontDescriptor.withFamily("Helvetica"), size: 9).fontDescription.features
                == features
        )
        let bold = font.fontDescriptor.withSymbolicTraits(.traitBold)
        #expect(bold.map { UIFont(descriptor: $0, size: 0).fontDescription.features } == features)
        #expect(UIFontMetrics.default.scaledFont(for: font).fontDescription.features == features)
    }

    @Test func theTextStyleIsGivenBack() {
        let descriptor = UIFont.preferredFont(forTextStyle: .title1).fontDescriptor
        #expect(descriptor.object(forKey: .textStyle) as? UIFont.TextStyle == .title1)
        let made = UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.title1])
        #expect(made == descriptor && UIFontDescriptor(fontAttributes: descriptor.fontAttributes) == descriptor)
        #expect(UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.title1, .size: 9]).pointSize == 9)
        #expect(UIFont.systemFont(ofSize: 20).fontDescriptor.object(forKey: .textStyle) == nil)
    }

    /// Each pair of a type and a selector with a feature, and those around them.
    @Test func settingsAreGivenBack() {
        for type in -1...40 {
            for selector in -1...45 {
                var features = FontFeatures()
                FontFeatureSettings.apply(type: type, selector: selector, to: &features)
                let back = FontFeatureSettings.settings(of: features)
                if features.isEmpty {
                    #expect(back.isEmpty)
                } else {
                    #expect(back.map { [$0, $1] } == [[type, selector]])
                }
            }
        }
        for feature in FontFeature.allCases {
            #expect(FontFeatureSettings.settings(of: FontFeatures(on: [feature])).count == 1, "\(feature)")
        }
    }

    /// Of numbers, fractions and positions there is one form at a time.
    @Test func theLastOfSeveralChoicesIsMade() {
        var features = FontFeatures(on: [.monospacedDigits])
        FontFeatureSettings.apply(type: 6, selector: 1, to: &features)
        #expect(features == FontFeatures(on: [.proportionalDigits]))
        FontFeatureSettings.apply(type: 6, selector: 4, to: &features)
        #expect(features.isEmpty)
    }

    @Test func theFontOfMonospacedDigitsHasThatFeature() {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 15, weight: .regular)
        let settings = font.fontDescriptor.object(forKey: .featureSettings) as? [[UIFontDescriptor.FeatureKey: Int]]
        #expect(settings == [[.type: 6, .selector: 0]])
        #expect(UIFont.systemFont(ofSize: 15).fontDescriptor.object(forKey: .featureSettings) == nil)
    }

    @Test func attributesGiveTheDescriptorBack() {
        let fonts = [
            UIFont.systemFont(ofSize: 11), .systemFont(ofSize: 12.5, weight: .black), .italicSystemFont(ofSize: 9),
            .monospacedSystemFont(ofSize: 13, weight: .bold), .monospacedDigitSystemFont(ofSize: 14, weight: .light),
            UIFont(name: "HelveticaNeue-BoldItalic", size: 15), UIFont(name: "DejaVu Sans", size: 16),
        ].compactMap { $0 }
        #expect(fonts.count == 7)
        for font in fonts {
            for settings in [[], Self.off] {
                let descriptor =
                    settings.isEmpty
                    ? font.fontDescriptor : font.fontDescriptor.addingAttributes([.featureSettings: settings])
                #expect(UIFontDescriptor(fontAttributes: descriptor.fontAttributes) == descriptor, "\(font)")
            }
        }
    }

    @Test func oddValuesHaveNoEffect() {
        let plain = UIFont.systemFont(ofSize: 20).fontDescriptor
        let odd: [Any] = [
            3, "text", [[UIFontDescriptor.FeatureKey.type: 36]], [[UIFontDescriptor.FeatureKey.selector: 1]],
            [[UIFontDescriptor.FeatureKey.type: Double.infinity, .selector: Double.nan]],
            [[UIFontDescriptor.FeatureKey.type: Int.max, .selector: Int.min]],
        ]
        for value in odd { #expect(plain.addingAttributes([.featureSettings: value]) == plain, "\(value)") }
        #expect(plain.addingAttributes([.size: "large", .family: 3, .name: 7]) == plain)
        let numbers: [[UIFontDescriptor.FeatureKey: Any]] = [[.type: NSNumber(value: 36), .selector: 1.0]]
        let features = plain.addingAttributes([.featureSettings: numbers]).object(forKey: .featureSettings)
        #expect((features as? [[UIFontDescriptor.FeatureKey: Int]]) == [[.type: 36, .selector: 1]])
        #expect(plain.addingAttributes([.size: 7]).pointSize == 7)
        #expect(plain.addingAttributes([.name: "No Such Font"]) == plain)
    }
}
