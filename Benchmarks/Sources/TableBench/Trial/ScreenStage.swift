import CFrameMeter
import UIKit
import UIKitTesting

/// A screen without a display, whose pixels this process draws.
final class ScreenStage: Stage {
    let table: MixedTable
    private(set) var painted = 0.0
    private(set) var firstFrame: (end: Double, paint: Double)?
    private let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 1)

    init(count: Int) {
        table = MixedTable(count: count)
        screen.show(table)
        present()
    }

    var spent: Double { processor_time(0) }

    func expectFrame() { firstFrame = nil }

    func present() {
        screen.advance(by: 1 / 60)
        let start = spent
        _ = screen.picture()
        painted += spent - start
        if firstFrame == nil { firstFrame = (spent, spent - start) }
    }

    func rest() -> (time: Double, wakes: Double, events: [Double])? { nil }

    func spinWheel() -> Bool { false }

    func finishMotion(_ look: @escaping () -> Void) -> Int {
        var frames = 0
        while screen.isMoving, frames < 120 {
            present()
            look()
            frames += 1
        }
        return frames
    }
}
