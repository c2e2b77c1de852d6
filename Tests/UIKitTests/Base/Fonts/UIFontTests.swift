import Foundation
import Testing

@testable import UIKit

private let weights: [UIFont.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
]

struct UIFontTests {
    @Test func systemFontHasSanFranciscosMetrics() {
        for size in stride(from: CGFloat(1), through: 100, by: 0.5) {
            let font = UIFont.systemFont(ofSize: size)
            #expect(abs(font.ascender / size - 0.952148) < 1e-9)
            #expect(abs(font.descender / size + 0.241211) < 1e-9)
            #expect(abs(font.lineHeight - (font.ascender - font.descender + font.leading)) < 1e-9)
            #expect(0 < font.xHeight && font.xHeight < font.capHeight && font.capHeight < font.ascender)
        }
        #expect(abs(UIFont.systemFont(ofSize: 17).lineHeight - 20.287) < 0.001)
    }

    @Test func namesGiveTheFontBack() {
        for weight in weights {
            for italic in [UIFontDescriptor.SymbolicTraits(), .traitItalic] {
                let upright = UIFont.systemFont(ofSize: 13, weight: weight).fontDescriptor
                let traits = upright.symbolicTraits.union(italic)
                guard let descriptor = upright.withSymbolicTraits(traits) else { continue }
                let font = UIFont(descriptor: descriptor, size: 0)
                #expect(UIFont(name: font.fontName, size: 13) == font, "\(font.fontName)")
            }
        }
        let mono = UIFont.monospacedSystemFont(ofSize: 13, weight: .bold)
        #expect(UIFont(name: mono.fontName, size: 13) == mono)
    }

    @Test func fontsOfEveryPhoneAreThere() {
        let names = [
            "Helvetica", "Helvetica-Bold", "HelveticaNeue", "HelveticaNeue-Light", "HelveticaNeue-BoldItalic",
            "ArialMT",
            "Arial-BoldMT", "TimesNewRomanPSMT", "TimesNewRomanPS-BoldMT", "Courier", "Courier-BoldOblique",
        ]
        for name in names { #expect(UIFont(name: name, size: 14)?.pointSize == 14, "\(name)") }
        #expect(UIFont(name: "Helvetica-Bold", size: 14)?.fontDescriptor.symbolicTraits == .traitBold)
        #expect(UIFont(name: "HelveticaNeue-BoldItalic", size: 1)?.fontName == "HelveticaNeue-BoldItalic")
        #expect(UIFont(name: "No Such Family", size: 14) == nil)
        #expect(UIFont(name: "Helvetica-Nonsense", size: 14) == nil)
        #expect(UIFont(name: "", size: 14) == nil)
    }

    @Test func textGrowsWithTheCategory() {
        let styles: [UIFont.TextStyle] = [
            .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
            .caption2,
        ]
        let usual: [CGFloat] = [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]
        for (style, size) in zip(styles, usual) {
            let sizes = UIContentSizeCategory.ordered.map { category in
                let traits = UITraitCollection(preferredContentSizeCategory: category)
                return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
            }
            #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 <= $1 } && sizes[0] < sizes[11], "\(style)")
            #expect(sizes[3] == size)
            #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: UITraitCollection()).pointSize == size)
        }
    }

    @Test func fontsOfStylesFollowTheCategoryAndOthersDoNot() {
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection())
        #expect(body.adjusted(to: .accessibilityExtraExtraExtraLarge).pointSize == 53)
        #expect(body.adjusted(to: .extraSmall).adjusted(to: .large) == body)
        let fixed = UIFont.systemFont(ofSize: 17)
        #expect(fixed.adjusted(to: .extraSmall) == fixed)
        #expect(fixed != body)
    }

    @Test func metricsScaleAsTheStyleDoes() {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
        let metrics = UIFontMetrics(forTextStyle: .body)
        let font = metrics.scaledFont(for: .systemFont(ofSize: 17, weight: .bold), compatibleWith: large)
        #expect(font.pointSize == 26 && font.fontDescription.weight == UIFont.Weight.bold.rawValue)
        #expect(metrics.scaledValue(for: 44, compatibleWith: large) == 68)
        let pixels = UITraitCollection {
            $0.preferredContentSizeCategory = .accessibilityMedium
            $0.displayScale = 2
        }
        #expect(metrics.scaledValue(for: 34, compatibleWith: pixels) == 52.5)
        let limited = metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20, compatibleWith: large)
        #expect(limited.pointSize == 20)
        #expect(limited.adjusted(to: .large).pointSize == 17)
        #expect(UIFontMetrics.default.scaledValue(for: 10, compatibleWith: UITraitCollection()) == 10)
    }

    @Test func weightsAreANumberLine() {
        #expect(weights == weights.sorted())
        #expect(UIFont.Weight.bold - .regular == 0.4)
        var weight = UIFont.Weight.regular
        weight += 0.4
        #expect(weight == .bold)
    }

    @Test func descriptors() {
        let font = UIFont.systemFont(ofSize: 15)
        let italic = font.fontDescriptor.withSymbolicTraits(.traitItalic).map { UIFont(descriptor: $0, size: 0) }
        #expect(italic == UIFont.italicSystemFont(ofSize: 15))
        let mono = font.fontDescriptor.withDesign(.monospaced).map { UIFont(descriptor: $0, size: 20) }
        #expect(mono == UIFont.monospacedSystemFont(ofSize: 20, weight: .regular))
        #expect(font.fontDescriptor.withSymbolicTraits(.init(rawValue: 1 << 6)) == nil)
    }
}
