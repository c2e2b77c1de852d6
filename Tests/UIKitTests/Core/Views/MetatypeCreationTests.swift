import CoreGraphics
import Foundation
import Testing

@testable import UIKit

extension UIKitScreenTests {
    /// Objects of classes that only a value names are created by the initializers of these classes.
    @Suite @MainActor struct MetatypeCreationTests {
        private final class Box: UIView {
            let size: CGFloat

            override init(frame: CGRect) {
                size = frame.width + 1
                super.init(frame: frame)
            }

            required init?(coder: NSCoder) { nil }
        }

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

        @Test func viewsAreCreatedWithoutAFrame() {
            let type: UIView.Type = Box.self
            #expect((type.init() as? Box)?.size == 1)
            let cell: UITableViewCell.Type = UITableViewCell.self
            #expect(cell.init().textLabel != nil)
        }

        @Test func controllersAreCreatedOfNibsAndWithout() {
            let page: Page = controller(named: "Page of a long name that needs memory")
            #expect(page.name == "Page of a long name that needs memory")
            let type: UIViewController.Type = Page.self
            let other = type.init() as? Page
            #expect(other != nil && other?.name == nil)
        }

        @Test func seguesAreCreated() {
            let (source, destination) = (UIViewController(), UIViewController())
            let type: UIStoryboardSegue.Type = Step.self
            let segue = type.init(identifier: "step", source: source, destination: destination)
            #expect((segue as? Step)?.isStep == true && segue.identifier == "step")
            #expect(segue.source === source && segue.destination === destination)
        }
    }
}
