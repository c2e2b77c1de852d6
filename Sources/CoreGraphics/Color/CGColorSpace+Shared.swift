import Foundation

extension CGColorSpace {
    static let deviceRGB: CFString = "kCGColorSpaceDeviceRGB"
    static let deviceGray: CFString = "kCGColorSpaceDeviceGray"

    static let sharedDeviceRGB = CGColorSpace(name: deviceRGB, encoding: .srgb)
    static let sharedDeviceGray = CGColorSpace(name: deviceGray, encoding: .gray)
    static let sharedSRGB = CGColorSpace(name: sRGB, encoding: .srgb)
    static let sharedGray = CGColorSpace(name: genericGrayGamma2_2, encoding: .gray)
}

/// Returns the device's RGB space, which is sRGB here.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    .sharedDeviceRGB
}

/// Returns the device's gray space, which has sRGB's curve here.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    .sharedDeviceGray
}
