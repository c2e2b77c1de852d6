import QuartzCore
import Testing
import UIKit

@MainActor struct UIViewDefaultsTests {
    /// A view says that it is opaque, unlike a layer without a view.
    @Test func viewsAreOpaqueAndLayersAreNot() {
        #expect(UIView().isOpaque && UIView().layer.isOpaque && !CALayer().isOpaque)
        #expect(!UILabel().isOpaque)
    }
}
