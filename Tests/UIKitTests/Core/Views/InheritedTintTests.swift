import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct InheritedTintTests {
        private final class Listener: UIView {
            var heard: [UIColor] = []

            override func tintColorDidChange() {
                super.tintColorDidChange()
                heard.append(tintColor)
            }

            func take() -> [UIColor] {
                defer { heard = [] }
                return heard
            }
        }

        private let red = UIView()
        private let blue = UIView()
        private let plain = UIView()
        private let branch = UIView()
        private let leaf = Listener()

        init() {
            red.tintColor = .red
            blue.tintColor = .blue
            branch.addSubview(leaf)
        }

        @Test func aViewHearsOfTheTintOfANewSuperview() {
            red.addSubview(branch)
            #expect(leaf.take() == [.red])
            blue.addSubview(branch)
            #expect(leaf.take() == [.blue])
            plain.addSubview(branch)
            #expect(leaf.take() == [.systemBlue])
        }

        @Test func aViewHearsNothingIfItsTintStays() {
            plain.addSubview(branch)
            red.addSubview(branch)
            #expect(leaf.take() == [.red])
            branch.removeFromSuperview()
            red.addSubview(branch)
            let other = UIView()
            other.tintColor = .red
            other.addSubview(branch)
            #expect(leaf.take().isEmpty)
            leaf.tintColor = .green
            #expect(leaf.take() == [.green])
            blue.addSubview(branch)
            #expect(leaf.take().isEmpty && leaf.tintColor == .green)
            leaf.tintColor = nil
            #expect(leaf.take() == [.blue])
        }

        @Test func aViewHearsOfAChangeThatItMissed() {
            red.addSubview(branch)
            branch.removeFromSuperview()
            red.tintColor = .green
            #expect(leaf.take() == [.red])
            red.addSubview(branch)
            #expect(leaf.take() == [.green])
        }

        @Test func aTintBelowTheTopReachesViewsThatAreAddedLater() {
            plain.addSubview(red)
            let middle = UIView()
            red.addSubview(middle)
            middle.addSubview(branch)
            #expect(leaf.take() == [.red])
            red.tintColor = nil
            #expect(leaf.take() == [.systemBlue])
            plain.tintColor = .blue
            #expect(leaf.take() == [.blue])
        }

        @Test func theAccessoryOfACellHasTheTintOfItsTable() throws {
            let screen = TestScreen(size: CGSize(width: 320, height: 300), scale: 1)
            let controller = UIViewController()
            let cell = UITableViewCell()
            cell.accessoryType = .checkmark
            cell.frame = CGRect(x: 0, y: 100, width: 320, height: 52)
            controller.view.tintColor = .red
            controller.view.addSubview(cell)
            screen.show(controller)
            screen.settle()
            let image = try #require(screen.picture().cgImage)
            let row = (260..<310).map { image.pixel($0, 127) }
            #expect(row.contains { $0.red > 200 && $0.green < 60 && $0.blue < 60 })
        }
    }
}
