import UIKit
import Unfold

/// The code of the article "Motion, anchor and reveal".
@MainActor
enum MotionAndScrollingCode {
    static func motion(_ expander: RowExpander<Int>, _ id: Int) {
        expander.motion = .spring(duration: 0.5, bounce: 0.2)
        expander.motion = .curve(.easeInOut, duration: 0.25)
        expander.set(.expanded, for: id, animated: false)
    }

    static func scrolling(_ expander: RowExpander<Int>, _ id: Int) {
        expander.anchor = .topOfViewport
        expander.reveal = .top
        expander.show(id, at: .middle)
    }

    static func locate(_ expander: RowExpander<Int>, _ rows: [Int: Int]) {
        expander.locate = { id in rows[id].map { IndexPath(row: $0, section: 0) } }
    }
}
