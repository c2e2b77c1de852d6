import Foundation
import UIKit

extension Mistake {
    /// Calls a main-thread API on another thread, as code in the Swift 5 language mode can.
    private static func elsewhere(_ name: String, _ act: @escaping @MainActor () -> Void) -> Mistake {
        Mistake(name) {
            let call = unsafeBitCast(act, to: (@Sendable () -> Void).self)
            run { call() }
        }
    }

    /// Does the same with an object that was created on the main thread.
    private static func elsewhere<Object>(
        _ name: String,
        with make: @escaping @MainActor @autoclosure () -> Object,
        _ act: @escaping @MainActor (Object) -> Void
    ) -> Mistake {
        Mistake(name) {
            let object = make()
            let call = unsafeBitCast({ act(object) } as @MainActor () -> Void, to: (@Sendable () -> Void).self)
            run { call() }
        }
    }

    private static func run(_ act: @escaping @Sendable () -> Void) {
        let thread = Thread { act() }
        thread.start()
        while !thread.isFinished { Thread.sleep(forTimeInterval: 0.01) }
    }

    private static var archive: NSCoder { NSKeyedArchiver(requiringSecureCoding: false) }

    static let threads = [
        Mistake("the main actor assumed on another thread") { run { MainActor.assumeIsolated { _ = UIView() } } },
        elsewhere("a view made on another thread") { _ = UIView() },
        elsewhere("a view from an archive on another thread", with: archive) { _ = UIView(coder: $0) },
        elsewhere("a controller made on another thread") { _ = UIViewController() },
        elsewhere("a controller from an archive on another thread", with: archive) { _ = UIViewController(coder: $0) },
        elsewhere("a frame set on another thread", with: UIView()) { $0.frame.size.width = 1 },
        elsewhere("layout asked for on another thread", with: UIView()) { $0.setNeedsLayout() },
        elsewhere("layout done on another thread", with: UIView()) { $0.layoutIfNeeded() },
        elsewhere("a view taken out on another thread", with: UIView()) { $0.removeFromSuperview() },
        elsewhere("a view put in on another thread", with: [UIView(), UIView()]) { $0[0].addSubview($0[1]) },
        elsewhere("data loaded again on another thread", with: UITableView()) { $0.reloadData() },
        elsewhere("rows inserted on another thread", with: UITableView()) { $0.insertRows(at: [[0, 0]], with: .fade) },
        elsewhere("items loaded again on another thread", with: emptyCollection()) { $0.reloadData() },
        elsewhere("items inserted on another thread", with: emptyCollection()) { $0.insertItems(at: [[0, 0]]) },
    ]
}
