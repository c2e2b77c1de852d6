import Foundation

extension CGColorSpace {
    static let deviceRGB: CFString = "kCGColorSpaceDeviceRGB"
    static let deviceGray: CFString = "kCGColorSpaceDeviceGray"

    static let sharedDeviceRGB = CGColorSpace(name: deviceRGB, encoding: .srgb)
    static let sharedDeviceGray = CGColorSpace(name: deviceGray, encoding: .gray)
    static let sharedSRGB = CGColorSpace(name: sRGB, encoding: .srgb)
    static let sharedGray = CGColorSpace(name: genericGrayGamma2_2, encoding: .gray)
}

/// Red, green and blue as the screen takes them, which here is sRGB.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    .sharedDeviceRGB
}

/// Grey as the screen takes it, which here has sRGB's curve.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    .sharedDeviceGray
}
