import QuartzCore
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct OwnScreenTests {
        @OnOwnScreen var window = makeWindow()

        /// Tests of other suites run between the creation of a suite and its test.
        @Test func itsUseMakesItTheMainScreenAgain() {
            let own = OwnScreen.main
            #expect(own.bounds == window.frame)
            let uses: [() -> Void] = [{ _ = window }, { Finger().down(10, 10) }, { wait(0.1) }, { _ = OwnScreen.main }]
            for use in uses {
                let other = TestScreen()
                #expect(other.now == 0 && UIScreen.main !== own)
                use()
                #expect(UIScreen.main === own && Device.current === own.device)
                #expect(other.now == 0)
            }
        }
    }
}
