import Foundation
import Testing
import UIKit

@MainActor struct UIDeviceTests {
    @Test func theDeviceHasTheSystemsNames() {
        let device = UIDevice.current
        #expect(device === UIDevice.current && device.systemName == "Linux")
        #expect(device.systemVersion.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
        #expect(!device.name.isEmpty && !device.model.isEmpty && device.localizedModel == device.model)
        #expect(device.userInterfaceIdiom == .phone)
    }
}
