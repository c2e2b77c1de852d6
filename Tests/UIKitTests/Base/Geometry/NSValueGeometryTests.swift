import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite struct NSValueGeometryTests {
    private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

    @Test func aValueGivesWhatItHolds() {
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
        #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    }

    @Test func itCastsToItsType() {
        let values: [Any] = [NSValue(cgRect: rect), NSValue(cgPoint: rect.origin), NSValue(cgSize: rect.size)]
        #expect(values[0] as? CGRect == rect)
        #expect(values[1] as? CGPoint == rect.origin)
        #expect(values[2] as? CGSize == rect.size)
    }

    @Test func geometryCastsToAValue() {
        let values: [Any] = [rect, rect.origin, rect.size]
        #expect((values[0] as? NSValue)?.cgRectValue == rect)
        #expect((values[1] as? NSValue)?.cgPointValue == rect.origin)
        #expect((values[2] as? NSValue)?.cgSizeValue == rect.size)
    }

    @Test func aValueOfAnotherTypeDoesNotCast() {
        let values: [Any] = [NSValue(cgPoint: .zero), NSNumber(value: 1), NSValue(range: NSRange())]
        for value in values { #expect(value as? CGRect == nil) }
    }
}
