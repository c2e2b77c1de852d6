import CoreGraphics
import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Objects of classes that only a type variable names are created by the initializers of these classes.
    @MainActor struct MetatypeCreationTests {
        private final class Page: UIViewController {
            let name: String?

            override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
                name = nibNameOrNil
                super.init(nibName: nil, bundle: nibBundleOrNil)
            }

            required init?(coder: NSCoder) { nil }
        }

        private final class Step: UIStoryboardSegue {
            let isStep = true
        }

        private func controller<Controller: UIViewController>(named name: String?) -> Controller {
            Controller(nibName: name, bundle: .main)
        }

        @Test func controllersAreCreatedOfNibs() {
            let page: Page = controller(named: "Page of a long name that needs memory")
            #expect(page.name == "Page of a long name that needs memory")
            let other: Page = controller(named: nil)
            #expect(other.name == nil)
        }

        @Test func seguesAreCreated() {
            let (source, destination) = (UIViewController(), UIViewController())
            func make<Segue: UIStoryboardSegue>() -> Segue {
                Segue(identifier: "step", source: source, destination: destination)
            }
            let segue: Step = make()
            #expect(segue.isStep && segue.identifier == "step")
            #expect(segue.source === source && segue.destination === destination)
        }
    }
}
