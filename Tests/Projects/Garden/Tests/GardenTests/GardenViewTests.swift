import Garden
import Testing
import UIKit

@MainActor @Suite struct GardenViewTests {
    @Test func hasANameInItsResources() {
        #expect(GardenView(frame: .zero).name == "Garden of herbs")
    }

    @Test func countsItsTaps() {
        let view = GardenView(frame: .zero)
        view.perform(#selector(GardenView.tap))
        #expect(view.taps == 1)
    }
}
