import UIKit

/// A face on a disc, drawn with a few shapes.
struct Portrait {
    enum Tone: UInt32 {
        case light = 0xF3CDB0
        case tan = 0xD19C6C
        case dark = 0x8A5A3C
    }

    enum Hair: UInt32 {
        case black = 0x2B2320
        case brown = 0x6B4226
        case fair = 0xE0B45A
        case red = 0xB4501E
        case grey = 0xB9B6B2
    }

    /// The width and height in points.
    static let side: CGFloat = 40

    /// The hue of the background, from 0 to 1.
    let hue: CGFloat
    let tone: Tone
    let hair: Hair

    /// Returns the image of the portrait, which is the same in light and dark appearance.
    func image() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: Self.side, height: Self.side)).image { _ in
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: Self.side, height: Self.side)).addClip()
            UIColor(hue: hue, saturation: 0.3, brightness: 0.92, alpha: 1).setFill()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: Self.side, height: Self.side)).fill()
            Self.color(hair.rawValue).setFill()
            UIBezierPath(ovalIn: CGRect(x: 10.5, y: 6.5, width: 19, height: 20)).fill()
            UIColor(hue: hue, saturation: 0.65, brightness: 0.6, alpha: 1).setFill()
            UIBezierPath(ovalIn: CGRect(x: 5, y: 29, width: 30, height: 26)).fill()
            Self.color(tone.rawValue).setFill()
            UIBezierPath(rect: CGRect(x: 17, y: 24, width: 6, height: 8)).fill()
            UIBezierPath(ovalIn: CGRect(x: 13, y: 11, width: 14, height: 17)).fill()
        }
    }

    private static func color(_ rgb: UInt32) -> UIColor {
        func part(_ shift: UInt32) -> CGFloat { CGFloat(rgb >> shift & 0xFF) / 255 }
        return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
}
