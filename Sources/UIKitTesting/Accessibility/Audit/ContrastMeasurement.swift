import CoreGraphics
import Foundation
import UIKit

/// A measurement of the contrast between the colors of a text and the pixels behind it.
@MainActor
struct ContrastMeasurement {
    private struct Color: Hashable {
        var red: UInt8
        var green: UInt8
        var blue: UInt8

        /// The relative luminance as the Web Content Accessibility Guidelines define it.
        var luminance: CGFloat {
            let linear = { (value: UInt8) -> CGFloat in
                let part = CGFloat(value) / 255
                return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
        }

        /// The color without the lower half of its bits, which similar colors of a blurred background share.
        var shade: Color { Color(red: red & 0xF0, green: green & 0xF0, blue: blue & 0xF0) }

        func contrast(to other: Color) -> CGFloat {
            let (one, two) = (luminance, other.luminance)
            return (max(one, two) + 0.05) / (min(one, two) + 0.05)
        }
    }

    private let background: Color?
    private let colors: [UIColor]
    private let text: VisibleText

    init(of text: VisibleText, on image: CGImage, scale: CGFloat) {
        self.text = text
        background = Self.mostFrequentColor(in: text.frame, of: image, scale)
        colors = Self.colors(of: text.label)
    }

    /// The lowest ratio of the colors of the text; `nil` if the text isn't in the picture.
    var lowestRatio: CGFloat? {
        guard let background else { return nil }
        return colors.compactMap { mixed($0, over: background)?.contrast(to: background) }.min()
    }

    /// Returns the color of a text on a background, or `nil` for a text without color.
    private func mixed(_ color: UIColor, over background: Color) -> Color? {
        let resolved = color.resolvedColor(with: text.label.traitCollection)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha), alpha > 0 else { return nil }
        let opacity = alpha * text.alpha
        let mix = { (part: CGFloat, behind: UInt8) in
            UInt8((min(max(part, 0), 1) * 255 * opacity + CGFloat(behind) * (1 - opacity)).rounded())
        }
        return Color(
            red: mix(red, background.red),
            green: mix(green, background.green),
            blue: mix(blue, background.blue)
        )
    }

    /// Returns the colors of all parts of a label's text.
    private static func colors(of label: UILabel) -> [UIColor] {
        var found: [UIColor] = []
        let own: UIColor = label.isHighlighted ? label.highlightedTextColor ?? label.textColor : label.textColor
        guard let text = label.attributedText else { return [own] }
        text.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: text.length)) { value, range, _ in
            let part = (text.string as NSString).substring(with: range)
            guard !part.allSatisfy(\.isWhitespace) else { return }
            found.append(value as? UIColor ?? own)
        }
        return found.isEmpty ? [own] : found
    }

    /// Returns the color of the most pixels in an area, which is the one behind the text.
    ///
    /// Behind glass, no two pixels need be equal, while those of thick letters are. So it is the most frequent color of
    /// the most frequent shade.
    private static func mostFrequentColor(in frame: CGRect, of image: CGImage, _ scale: CGFloat) -> Color? {
        let bytes = image.pixels.bytes
        let area = CGRect(
            x: frame.minX * scale,
            y: frame.minY * scale,
            width: frame.width * scale,
            height: frame.height * scale
        )
        .intersection(CGRect(x: 0, y: 0, width: image.width, height: image.height))
        guard !area.isNull else { return nil }
        var counts: [Color: Int] = [:]
        for y in Int(area.minY)..<Int(area.maxY) {
            for x in Int(area.minX)..<Int(area.maxX) {
                // Pixels are blue, green, red and alpha.
                let start = y * image.pixels.bytesPerRow + 4 * x
                counts[Color(red: bytes[start + 2], green: bytes[start + 1], blue: bytes[start]), default: 0] += 1
            }
        }
        let shades = Dictionary(grouping: counts, by: \.key.shade).mapValues { $0.reduce(0) { $0 + $1.value } }
        let most = shades.max { ($0.value, $0.key.luminance) < ($1.value, $1.key.luminance) }?.key
        return counts.filter { $0.key.shade == most }
            .max { ($0.value, $0.key.luminance) < ($1.value, $1.key.luminance) }?.key
    }
}
