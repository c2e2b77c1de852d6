import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct LayoutConflictTests {
        @Test func aConflictIsReportedOnceAndTheOtherConstraintsHold() {
            let stage = LayoutStage()
            let box = stage.add(UIView())
            let (one, two) = (
                box.widthAnchor.constraint(equalToConstant: 100), box.widthAnchor.constraint(equalToConstant: 200)
            )
            one.identifier = "narrow"
            let left = box.leftAnchor.constraint(equalTo: stage.view.leftAnchor)
            let found = LayoutMessages.during {
                NSLayoutConstraint.activate(box.pins(to: stage.view).dropLast(2) + [one, two])
                stage.view.layoutIfNeeded()
                left.isActive = true
                stage.screen.settle()
                stage.view.frame.size.width = 250
                stage.screen.settle()
            }
            #expect(found.count == 1)
            let lines = (found.first ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            #expect(lines.first == "Unable to simultaneously satisfy constraints.")
            #expect(lines.contains { $0.contains("'narrow' UIView:\(address(of: box)).width == 100   (active)>") })
            #expect(lines.contains("Will attempt to recover by breaking constraint "))
            #expect(lines.last == two.description)
            #expect(box.frame.width == 100)
            one.isActive = false
            stage.screen.settle()
            #expect(box.frame.width == 200)
        }

        @Test func framesInTheWayAreNamed() {
            let stage = LayoutStage()
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
            stage.view.addSubview(box)
            let found = LayoutMessages.during {
                stage.layOut(box.widthAnchor.constraint(equalToConstant: 100))
            }
            let width = "UIView:\(address(of: box)).width"
            #expect(found.count == 1 && found[0].contains("NSAutoresizingMaskLayoutConstraint"))
            #expect(found[0].hasSuffix("\(width) == 100   (active)>") && box.frame.width == 30)
        }

        @Test func nothingIsSmallerThanNothing() {
            let stage = LayoutStage()
            let (one, two) = (stage.add(WishView(100, 10)), stage.add(WishView(250, 10)))
            one.setContentCompressionResistancePriority(UILayoutPriority(700), for: .horizontal)
            let found = LayoutMessages.during {
                stage.layOut(
                    one.leftAnchor.constraint(equalTo: stage.view.leftAnchor),
                    two.leftAnchor.constraint(equalTo: one.rightAnchor, constant: 100),
                    two.rightAnchor.constraint(equalTo: stage.view.rightAnchor),
                    one.topAnchor.constraint(equalTo: stage.view.topAnchor),
                    two.topAnchor.constraint(equalTo: stage.view.topAnchor)
                )
            }
            #expect(found == [] && one.frame.width == 0 && two.frame.width == 200)
            let width = one.widthAnchor.constraint(equalToConstant: -5)
            #expect(LayoutMessages.during { stage.layOut(width) }.first?.hasSuffix(width.description) == true)
        }

        /// A root's size is given, so contents that need more aren't a conflict.
        @Test func theSizeOfARootIsNoConflict() {
            let stage = LayoutStage()
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            stage.view.addSubview(cell)
            let box = stage.add(UIView(), to: cell.contentView)
            let found = LayoutMessages.during {
                NSLayoutConstraint.activate(
                    box.pins(to: cell.contentView) + [box.heightAnchor.constraint(equalToConstant: 100.2)]
                )
                cell.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
                stage.screen.settle()
            }
            #expect(found == [] && box.frame.height == 100)
        }
    }
}
