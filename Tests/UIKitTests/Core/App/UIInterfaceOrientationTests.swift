import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UIInterfaceOrientationTests {
        @Test func aMaskHasTheBitsOfItsOrientations() {
            let masks: [(UIInterfaceOrientationMask, [UIInterfaceOrientation])] = [
                (.portrait, [.portrait]), (.portraitUpsideDown, [.portraitUpsideDown]),
                (.landscapeLeft, [.landscapeLeft]), (.landscapeRight, [.landscapeRight]),
                (.landscape, [.landscapeLeft, .landscapeRight]),
                (.allButUpsideDown, [.portrait, .landscapeLeft, .landscapeRight]),
                (.all, [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]),
            ]
            for (mask, orientations) in masks {
                #expect(mask.rawValue == orientations.reduce(0) { $0 | 1 << UInt($1.rawValue) })
            }
        }

        @Test func anOrientationIsUprightOrOnItsSide() {
            let all: [UIInterfaceOrientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
            #expect(all.allSatisfy { $0.isPortrait != $0.isLandscape })
            #expect(all.filter(\.isLandscape) == [.landscapeLeft, .landscapeRight])
            #expect(!UIInterfaceOrientation.unknown.isPortrait && !UIInterfaceOrientation.unknown.isLandscape)
        }

        @Test func theOrientationOfASceneIsTheShapeOfItsWindow() {
            let host = ScriptedHost()
            var found: [UIInterfaceOrientation?] = []
            var preferred: [UIInterfaceOrientation] = []
            host.script = { host in
                for size in [(390, 844), (844, 390), (500, 500)] {
                    host.show(CGSize(width: size.0, height: size.1))
                    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
                    found.append(scene?.interfaceOrientation)
                    preferred.append(UIViewController().preferredInterfaceOrientationForPresentation)
                }
            }
            _ = TestScreen()
            _ = UIApplication.run(delegate: PlainDelegate(), host: host)
            #expect(found == [.portrait, .landscapeRight, .portrait] && preferred == found.compactMap { $0 })
        }

        @Test func aControllerSupportsWhatItsIdiomDoes() {
            let controller = UIViewController()
            controller.traitOverrides.userInterfaceIdiom = .phone
            #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
            controller.traitOverrides.userInterfaceIdiom = .pad
            #expect(controller.supportedInterfaceOrientations == .all)
        }
    }
}
