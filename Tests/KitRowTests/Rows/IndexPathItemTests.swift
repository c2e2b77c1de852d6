import Foundation
import Testing
import UIKit

struct IndexPathItemTests {
    @Test func anItemIsARow() {
        var path = IndexPath(item: 3, section: 1)
        #expect(path == IndexPath(row: 3, section: 1) && path.item == 3 && path.section == 1)
        path.item = 5
        #expect(path.row == 5)
    }
}
