import Foundation

/// The name type of Core Foundation's constants. There is no Core Foundation to bridge to here, so it is Swift's
/// string.
public typealias CFString = String

/// How a color's components are to be read.
///
/// Everything is drawn as 8-bit sRGB. The RGB spaces with sRGB's primaries and curve, device RGB among them, are
/// drawn as they are; Display P3 and linear sRGB are converted, and what lies outside sRGB's gamut is clamped to it.
/// Grey spaces have sRGB's curve, so that gray 0.5 is the same color as red, green and blue 0.5.
public final class CGColorSpace: Sendable {
    enum Encoding: Sendable {
        case gray, srgb, linearSRGB, displayP3
    }

    /// Grey with sRGB's curve, which differs from a gamma of 2.2 by less than a step of an 8-bit channel near white.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// Grey whose component may lie outside 0 … 1; clamped when drawn.
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    /// IEC 61966-2-1.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// sRGB whose components may lie outside 0 … 1; clamped when drawn.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// sRGB's primaries without its curve.
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// The DCI-P3 primaries with a D65 white point and sRGB's curve; converted to sRGB when drawn.
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

    /// The space of that name; nil for a name that is not one of the constants above.
    public convenience init?(name: CFString) {
        guard let encoding = Self.encodings[name] else { return nil }
        self.init(name: name, encoding: encoding)
    }

    init(name: CFString, encoding: Encoding) {
        self.name = name
        self.encoding = encoding
    }

    /// How many numbers a color of this space has, its alpha left out.
    public var numberOfComponents: Int {
        encoding == .gray ? 1 : 3
    }

    /// What the components mean.
    public var model: CGColorSpaceModel {
        encoding == .gray ? .monochrome : .rgb
    }

    /// Whether the space holds colors that sRGB cannot show.
    public var isWideGamutRGB: Bool {
        encoding == .displayP3 || name == Self.extendedSRGB
    }
}

extension CGColorSpace: Hashable {
    /// Whether both are the same space, by name.
    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
        lhs.name == rhs.name
    }

    /// Feeds the name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}
