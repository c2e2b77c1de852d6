import Foundation

/// The name type of Core Foundation's constants. Without Core Foundation to bridge to, it is Swift's string.
public typealias CFString = String

/// The interpretation of a color's components.
///
/// Everything is drawn as 8-bit sRGB. RGB spaces with sRGB's primaries and curve, including device RGB, are drawn
/// without conversion. Display P3 and linear sRGB are converted, and colors outside sRGB's gamut are clamped. Gray
/// spaces have sRGB's curve, so that gray 0.5 is the same color as red, green and blue 0.5.
public final class CGColorSpace: Sendable {
    enum Encoding: Sendable {
        case gray, srgb, linearSRGB, displayP3
    }

    /// Gray with sRGB's curve, which differs from a gamma of 2.2 by less than a step of an 8-bit channel near white.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// Gray whose component may be outside 0 … 1. It is clamped when drawn.
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    /// IEC 61966-2-1.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// sRGB whose components may be outside 0 … 1. They are clamped when drawn.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// sRGB's primaries without its curve.
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// The DCI-P3 primaries with a D65 white point and sRGB's curve. Converted to sRGB when drawn.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"

    private static let encodings: [CFString: Encoding] = [
        genericGrayGamma2_2: .gray,
        extendedGray: .gray,
        deviceGray: .gray,
        sRGB: .srgb,
        extendedSRGB: .srgb,
        deviceRGB: .srgb,
        linearSRGB: .linearSRGB,
        displayP3: .displayP3,
    ]

    /// The space's name, such as `CGColorSpace.sRGB`.
    public let name: CFString?
    let encoding: Encoding

    /// Returns the space with a name, or nil if the name is not one of the constants above.
    public convenience init?(name: CFString) {
        guard let encoding = Self.encodings[name] else { return nil }
        self.init(name: name, encoding: encoding)
    }

    init(name: CFString, encoding: Encoding) {
        self.name = name
        self.encoding = encoding
    }

    /// The number of components of a color in this space, without alpha.
    public var numberOfComponents: Int {
        encoding == .gray ? 1 : 3
    }

    /// The meaning of the components.
    public var model: CGColorSpaceModel {
        encoding == .gray ? .monochrome : .rgb
    }

    /// Whether the space contains colors outside sRGB's gamut.
    public var isWideGamutRGB: Bool {
        encoding == .displayP3 || name == Self.extendedSRGB
    }
}

extension CGColorSpace: Hashable {
    /// Returns whether both are the same space, by name.
    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
        lhs.name == rhs.name
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}
