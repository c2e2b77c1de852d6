import Testing

@testable import UIKit

struct UIContentSizeCategoryTests {
    @Test func categoriesAreOrderedBySize() {
        let ordered = UIContentSizeCategory.ordered
        #expect(Set(ordered).count == 12)
        for (index, first) in ordered.enumerated() {
            for (other, second) in ordered.enumerated() {
                #expect((first < second) == (index < other))
                #expect((first >= second) == (index >= other))
            }
            #expect(.unspecified < first)
            #expect(first.isAccessibilityCategory == (index >= 7))
        }
    }
}
