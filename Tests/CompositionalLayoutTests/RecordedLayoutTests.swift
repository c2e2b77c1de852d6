import CompositionalLayout
import Foundation
import Testing

/// Tests the frames that Apple's UIKit gives the elements of 182 layouts.
struct RecordedLayoutTests {
    @Test func allRecordedLayoutsAreThere() {
        #expect(RecordedLayout.all.count == 182)
        #expect(RecordedLayout.all.reduce(0) { $0 + $1.frames.count } == 1197)
    }

    @Test(arguments: RecordedLayout.all)
    func framesAreTheRecordedOnes(layout: RecordedLayout) {
        let geometry = layout.geometry
        let everything = CGRect(x: -1e4, y: -1e4, width: 1e6, height: 1e6)
        let rect = layout.onlyVisible == true ? layout.visible ?? everything : everything
        let frames = geometry.elements(in: rect, visible: layout.visible).map(RecordedLayout.Frame.init)
        #expect(frames.sorted() == layout.frames.sorted())
        #expect(geometry.contentSize == CGSize(width: layout.contentSize[0], height: layout.contentSize[1]))
    }

    @Test(arguments: RecordedLayout.all)
    func placesOfSingleElementsAreTheRecordedOnes(layout: RecordedLayout) {
        let geometry = layout.geometry
        for frame in layout.frames {
            let placed = geometry.placement(of: frame.element, visible: layout.visible)
            #expect(placed.map(RecordedLayout.Frame.init) == frame)
        }
    }
}
