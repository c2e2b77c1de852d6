import Testing
import UIKit
import UIKitTesting

/// Tests a touch that goes on after its view has left the window.
@Suite(.serialized) @MainActor struct TouchOutsideTheWindowTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 480))
    private let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    private let point = CGPoint(x: 20, y: 20)

    @Test func aControlStopsTracking() {
        let control = TrackedControl(frame: frame)
        var isTouchedUp = false
        var isCancelled = false
        control.addAction(UIAction { _ in isTouchedUp = true }, for: [.touchUpInside, .touchUpOutside])
        control.addAction(UIAction { _ in isCancelled = true }, for: .touchCancel)
        screen.window.addSubview(control)
        screen.touchDown(at: point)
        #expect(control.isTracking && control.isHighlighted)
        control.removeFromSuperview()
        #expect(!control.isTracking && !control.isHighlighted)
        #expect(control.cancellations == 1 && isCancelled)
        screen.touchUp()
        #expect(!isTouchedUp)
    }

    /// A scroll view around it delays the touch.
    @Test func aControlThatWasNotToldOfTheTouchIsNotTold() {
        let scroll = UIScrollView(frame: frame)
        let control = UIControl(frame: frame)
        var events = 0
        control.addAction(UIAction { _ in events += 1 }, for: .allTouchEvents)
        scroll.addSubview(control)
        screen.window.addSubview(scroll)
        screen.touchDown(at: point)
        scroll.removeFromSuperview()
        screen.advance(by: 1)
        screen.touchUp()
        screen.settle()
        #expect(events == 0)
    }

    @Test func aTableSelectsNoRow() {
        let rows = Rows()
        let table = UITableView(frame: frame)
        (table.dataSource, table.delegate) = (rows, rows)
        screen.window.addSubview(table)
        screen.settle()
        screen.touchDown(at: point)
        screen.advance(by: 0.3)
        #expect(rows.calls == ["highlight"])
        table.removeFromSuperview()
        #expect(rows.calls == ["highlight", "unhighlight"])
        screen.touchUp()
        #expect(rows.calls == ["highlight", "unhighlight"])
    }

    @Test func aCollectionViewSelectsNoItem() {
        let items = Items()
        let view = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (view.dataSource, view.delegate) = (items, items)
        screen.window.addSubview(view)
        screen.settle()
        screen.touchDown(at: point)
        screen.advance(by: 0.3)
        #expect(items.calls == ["highlight"])
        view.removeFromSuperview()
        #expect(items.calls == ["highlight", "unhighlight"])
        screen.touchUp()
        #expect(items.calls == ["highlight", "unhighlight"])
    }
}

private final class TrackedControl: UIControl {
    private(set) var cancellations = 0

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        if event == nil { cancellations += 1 }
    }
}

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    private(set) var calls: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { calls.append("highlight") }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { calls.append("unhighlight") }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { calls.append("select") }
}

private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    private(set) var calls: [String] = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        calls.append("highlight")
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        calls.append("unhighlight")
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        calls.append("select")
    }
}
