import DisplayList
import Foundation

extension CGColor {
    /// The components in sRGB, not premultiplied and not clamped. A color outside sRGB's gamut has
    /// components outside 0 … 1.
    package var srgb: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let parts = components ?? [0, 0]
        switch colorSpace?.encoding {
        case .gray, nil:
            return (parts[0], parts[0], parts[0], alpha)
        case .srgb:
            return (parts[0], parts[1], parts[2], alpha)
        case .linearSRGB:
            return (Self.encode(parts[0]), Self.encode(parts[1]), Self.encode(parts[2]), alpha)
        case .displayP3:
            let (red, green, blue) = (Self.decode(parts[0]), Self.decode(parts[1]), Self.decode(parts[2]))
            // The product of Display P3's RGB to XYZ matrix and the inverse of sRGB's, both for D65 (SMPTE EG 432-1
            // and IEC 61966-2-1 chromaticities).
            return (
                Self.encode(1.2249401762805598 * red - 0.2249401762805598 * green),
                Self.encode(-0.0420569547096882 * red + 1.0420569547096882 * green),
                Self.encode(-0.0196375545903344 * red - 0.0786360455506319 * green + 1.0982736001409663 * blue),
                alpha
            )
        }
    }

    /// The color for GDK and GSK, in sRGB and clamped to 0 … 1.
    package var rgba: RGBA {
        let parts = srgb
        func clamp(_ part: CGFloat) -> Float { Float(min(max(part, 0), 1)) }
        return RGBA(
            red: clamp(parts.red),
            green: clamp(parts.green),
            blue: clamp(parts.blue),
            alpha: clamp(parts.alpha)
        )
    }

    /// Returns the linear value of an sRGB component. The curve is mirrored below zero, so that it is defined for
    /// colors outside the gamut.
    private static func decode(_ part: CGFloat) -> CGFloat {
        let size = abs(part)
        let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return part < 0 ? -linear : linear
    }

    private static func encode(_ part: CGFloat) -> CGFloat {
        let size = abs(part)
        let curved = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return part < 0 ? -curved : curved
    }
}
