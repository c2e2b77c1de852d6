import CoreGraphics
import Testing

@testable import UIKit

@MainActor
struct FlowWarningTests {
    @Test func aMessageNamesTheSideOfTheLines() {
        let vertical = FlowWarning.message(overlongItemsIn: .vertical)
        #expect(vertical.contains("the item width must be less than the width of the UICollectionView minus"))
        #expect(vertical.hasSuffix("minus the content insets left and right values."))
        let horizontal = FlowWarning.message(overlongItemsIn: .horizontal)
        #expect(horizontal.contains("the item height must be less than the height of the UICollectionView minus"))
        #expect(horizontal.hasSuffix("minus the content insets top and bottom values."))
    }

    @Test func aMessageHasTheInvalidSize() {
        let message = FlowWarning.message(invalid: CGSize(width: 0, height: -1), in: nil)
        #expect(message.hasSuffix("Invalid size: {0.0, -1.0}; collection view: (null)"))
    }
}
