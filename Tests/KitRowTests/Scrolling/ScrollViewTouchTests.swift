import Testing
@_spi(Unfold) import UIKit
import UIKitTesting

/// Tests that a scroll view ends the touches that reach it: what is around it isn't told of them.
@Suite(.serialized) @MainActor struct ScrollViewTouchTests {
    /// A table whose cells contain a view of a kind.
    private final class Rows: UITableViewController {
        let make: () -> UIView
        var selected = 0

        init(_ make: @escaping () -> UIView) {
            self.make = make
            super.init(style: .plain)
            tableView.rowHeight = 100
        }

        required init?(coder: NSCoder) { nil }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let (cell, view) = (UITableViewCell(), make())
            view.frame = CGRect(x: 10, y: 10, width: 200, height: 60)
            cell.contentView.addSubview(view)
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected += 1 }
    }

    @Test(arguments: 0..<5) func aTapInItDoesNotSelectTheRow(kind: Int) {
        let controller = Rows {
            switch kind {
            case 0: return UITextView()
            case 1:
                let view = UITextView()
                (view.isEditable, view.isScrollEnabled) = (false, false)
                return view
            case 2: return UIScrollView()
            case 3: return UITableView()
            default: return UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            }
        }
        let screen = TestScreen(size: CGSize(width: 320, height: 400))
        screen.show(controller)
        for _ in 0..<2 {
            screen.tap(at: CGPoint(x: 100, y: 40))
            screen.settle()
        }
        #expect(controller.selected == 0)
        screen.tap(at: CGPoint(x: 280, y: 40))
        screen.settle()
        #expect(controller.selected == 1, "beside it")
    }

    @Test func aRecognizerAroundItReceivesThem() {
        let screen = TestScreen(size: CGSize(width: 320, height: 400))
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        screen.window.addSubview(view)
        var taps = 0
        let tap = UITapGestureRecognizer()
        tap.addAction { _ in taps += 1 }
        screen.window.addGestureRecognizer(tap)
        screen.tap(at: CGPoint(x: 100, y: 100))
        screen.settle()
        #expect(taps == 1)
    }
}
