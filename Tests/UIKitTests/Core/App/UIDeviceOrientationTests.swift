import Foundation
import Testing

@testable import UIKit

@MainActor
struct UIDeviceOrientationTests {
    @Test func orientationsHaveTheirKinds() {
        let all = (0...6).compactMap { UIDeviceOrientation(rawValue: $0) }
        #expect(all.count == 7)
        #expect(all.filter(\.isPortrait) == [.portrait, .portraitUpsideDown])
        #expect(all.filter(\.isLandscape) == [.landscapeLeft, .landscapeRight])
        #expect(all.filter(\.isFlat) == [.faceUp, .faceDown])
        #expect(all.filter(\.isValidInterfaceOrientation).count == 4)
    }

    @Test func aDesktopDoesNotKnowItsOrientation() {
        let device = UIDevice()
        #expect(device.orientation == .unknown && !device.isGeneratingDeviceOrientationNotifications)
        device.beginGeneratingDeviceOrientationNotifications()
        device.beginGeneratingDeviceOrientationNotifications()
        device.endGeneratingDeviceOrientationNotifications()
        #expect(device.isGeneratingDeviceOrientationNotifications)
        for _ in 0..<2 { device.endGeneratingDeviceOrientationNotifications() }
        #expect(!device.isGeneratingDeviceOrientationNotifications)
        device.beginGeneratingDeviceOrientationNotifications()
        #expect(device.isGeneratingDeviceOrientationNotifications)
        #expect(UIDevice.orientationDidChangeNotification.rawValue == "UIDeviceOrientationDidChangeNotification")
    }
}
