import CoreGraphics
import Foundation
import SeededRandom
import Testing

@testable import UIKit
@testable import UIKitTestSupport

private let light = UITraitCollection(userInterfaceStyle: .light)
private let dark = UITraitCollection(userInterfaceStyle: .dark)

struct UIColorTests {
    @Test func systemColorsDifferInLightAndDark() {
        // The published values are equal in both styles.
        let constant: Set<SystemColor> = [.systemGray]
        for role in SystemColor.allCases {
            let (day, night) = (role.color.resolvedColor(with: light), role.color.resolvedColor(with: dark))
            #expect((day == night) == constant.contains(role), "\(role)")
        }
    }

    @Test func backgroundsGetLighterInTheDarkTowardsTheReader() {
        let elevated = dark.modifyingTraits { $0.userInterfaceLevel = .elevated }
        for color in [UIColor.systemBackground, .secondarySystemBackground, .tertiarySystemBackground] {
            let (low, high) = (color.resolvedColor(with: dark), color.resolvedColor(with: elevated))
            #expect(brightness(low) < brightness(high))
        }
    }

    /// With more contrast, no color is nearer to the background than usual, and most are further away.
    @Test(arguments: [light, dark]) func highContrastIsMoreContrast(traits: UITraitCollection) {
        let high = traits.modifyingTraits { $0.accessibilityContrast = .high }
        // Most of these are backgrounds themselves.
        let unchanged: Set<SystemColor> = [
            .label, .link, .opaqueSeparator, .systemBackground, .tertiarySystemBackground,
            .secondarySystemGroupedBackground,
        ]
        for role in SystemColor.allCases {
            let (usual, more) = (distance(role, in: traits), distance(role, in: high))
            #expect(more >= usual, "\(role)")
            let isSame = unchanged.contains(role) || [.systemGroupedBackground, .systemMint].contains(role)
            #expect(more > usual || (isSame && more == usual), "\(role)")
        }
        #expect(UITraitCollection(accessibilityContrast: .high).hasDifferentColorAppearance(comparedTo: traits))
    }

    /// Returns how much the luma of a color differs from that of the background that it is on.
    private func distance(_ role: SystemColor, in traits: UITraitCollection) -> CGFloat {
        let color = role.color.resolvedColor(with: traits).cgColor
        let luma = zip(color.components ?? [], [0.2126, 0.7152, 0.0722]).reduce(0) { $0 + $1.0 * $1.1 }
        let ground: CGFloat = traits.userInterfaceStyle == .dark ? 0 : 1
        return abs(luma - ground) * color.alpha
    }

    @Test func publishedValues() {
        let table: [(UIColor, UITraitCollection, [CGFloat])] = [
            (.systemGray4, light, [209, 209, 214, 1]), (.systemRed, dark, [255, 66, 69, 1]),
            (.systemGroupedBackground, light, [242, 242, 247, 1]), (.secondaryLabel, light, [60, 60, 67, 0.6]),
            (.separator, dark, [255, 255, 255, 0.12]),
        ]
        for (color, traits, parts) in table {
            let resolved = color.resolvedColor(with: traits).cgColor.components ?? []
            #expect(zip(resolved, parts).map { $0.0 * ($0.1 > 1 ? 255 : 1) - $0.1 }.allSatisfy { abs($0) < 1e-9 })
        }
    }

    @Test func dynamicColorsStayDynamicWithAnotherAlpha() {
        let faded = UIColor.label.withAlphaComponent(0.25)
        #expect(faded.resolvedColor(with: light) == UIColor.label.resolvedColor(with: light).withAlphaComponent(0.25))
        #expect(faded.resolvedColor(with: dark) == UIColor.label.resolvedColor(with: dark).withAlphaComponent(0.25))
        #expect(faded.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
    }

    // On the main actor, like all code that changes the current traits.
    @Test @MainActor func providersAreCalledForEachEnvironment() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .systemBackground : .red }
        #expect(color.resolvedColor(with: light) == .red)
        #expect(color.resolvedColor(with: dark) == UIColor.systemBackground.resolvedColor(with: dark))
        UITraitCollection.current.replacing(UITraitUserInterfaceStyle.self, value: .dark).performAsCurrent {
            #expect(color.cgColor == UIColor.systemBackground.resolvedColor(with: dark).cgColor)
        }
    }

    @Test func equality() {
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
        #expect(UIColor.red != .red.withAlphaComponent(0.5))
        #expect(UIColor.label == .label)
        // The values are equal in this environment, but differ in others.
        #expect(UIColor.label != .label.resolvedColor(with: light))
        #expect(UIColor.systemGray6 != .secondarySystemBackground)
        #expect(UIColor { _ in .red } != UIColor { _ in .red })
    }

    @Test func tintFollowsTheTraits() {
        let tinted = light.replacing(TintColorTrait.self, value: .systemRed)
        #expect(UIColor.tintColor.resolvedColor(with: light) == UIColor.systemBlue.resolvedColor(with: light))
        #expect(UIColor.tintColor.resolvedColor(with: tinted) == UIColor.systemRed.resolvedColor(with: light))
        // A tint color that refers to itself resolves to the default.
        let circular = light.replacing(TintColorTrait.self, value: .tintColor)
        #expect(UIColor.tintColor.resolvedColor(with: circular) == UIColor.systemBlue.resolvedColor(with: light))
        #expect(tinted.hasDifferentColorAppearance(comparedTo: light))
    }

    @Test(arguments: [1, 2, 3] as [UInt64]) func hueRoundTrips(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let parts = (0..<4).map { _ in CGFloat.random(in: 0...1, using: &random) }
            let color = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
            var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
            let back = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
            #expect(distance(color, back) < 1e-12, "seed \(seed): \(parts)")
            #expect((0..<1).contains(hue) && (0...1).contains(saturation))
        }
    }

    @Test func hues() {
        let table: [(CGFloat, UIColor)] = [
            (0, .red), (1 / 6, .yellow), (2 / 6, .green), (3 / 6, .cyan), (4 / 6, .blue), (5 / 6, .magenta), (1, .red),
        ]
        for (hue, color) in table {
            #expect(distance(UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1), color) < 1e-12)
        }
        #expect(UIColor(hue: .nan, saturation: .nan, brightness: 1, alpha: .nan).cgColor.alpha == 0)
    }

    @Test func onlyGreysHaveAWhite() {
        var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
        #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
        #expect(white == -1 && alpha == -1)
        #expect(UIColor.lightGray.getWhite(&white, alpha: &alpha))
        #expect(white == 2 / 3 && alpha == 1)
    }

    @Test func alphaIsClampedAndColorIsNot() {
        let color = UIColor(red: 2, green: -1, blue: 0, alpha: 2)
        #expect(color.cgColor.components == [2, -1, 0, 1])
    }

    @Test func literals() {
        let color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(color == UIColor.red)
    }

    /// Compares the pixels of source over destination with computed values.
    @Test(arguments: [7] as [UInt64]) func compositing(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<50 {
            let parts = (0..<7).map { _ in CGFloat.random(in: 0...1, using: &random) }
            let image = try drawn(1, 1) { context in
                UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1).setFill()
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
                UIColor(red: parts[3], green: parts[4], blue: parts[5], alpha: parts[6]).setFill()
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
            let pixel = image.pixel(0, 0)
            for (index, part) in [pixel.red, pixel.green, pixel.blue].enumerated() {
                let expected = parts[3 + index] * parts[6] + parts[index] * (1 - parts[6])
                #expect(abs(CGFloat(part) - 255 * expected) < 2.5, "seed \(seed)")
            }
            #expect(pixel.alpha == 255)
        }
    }

    private func parts(_ color: UIColor) -> [CGFloat] {
        let srgb = color.cgColor.srgb
        return [srgb.red, srgb.green, srgb.blue, srgb.alpha]
    }

    private func distance(_ first: UIColor, _ second: UIColor) -> CGFloat {
        zip(parts(first), parts(second)).map { abs($0 - $1) }.max() ?? .infinity
    }

    private func brightness(_ color: UIColor) -> CGFloat {
        parts(color).prefix(3).reduce(0, +)
    }
}
