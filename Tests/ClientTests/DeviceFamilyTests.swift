import CoreGraphics
import Testing

@testable import UIKit

@Suite struct DeviceFamilyTests {
    @Test(arguments: [([2], true), ([1, 2], false), ([1], false), ([], false)])
    func anAppForPadsOnlyHasTheirSize(families: [Int], isPadOnly: Bool) {
        for list in [families as [Any], families.map(String.init)] {
            let family = DeviceFamily(["UIDeviceFamily": list])
            #expect(family.isPadOnly == isPadOnly)
            #expect(family.idiom == (isPadOnly ? .pad : .phone))
            #expect((family.size.width > family.size.height) == isPadOnly)
        }
        #expect(!DeviceFamily([:]).isPadOnly)
    }
}
