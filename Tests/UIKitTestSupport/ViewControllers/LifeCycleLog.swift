import UIKit

/// The calls of controllers in order.
@MainActor
final class LifeCycleLog {
    private(set) var calls: [String] = []

    func add(_ name: String, _ call: String) {
        calls.append("\(name).\(call)")
    }

    /// Returns the calls since the last call of this function.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

/// A controller that records its calls.
class LoggingController: UIViewController {
    let name: String
    let log: LifeCycleLog
    /// Whether calls for layout are also recorded.
    var logsLayout = false

    init(_ name: String, _ log: LifeCycleLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("Not made from archives")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        log.add(name, "didLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.add(name, animated ? "willAppear animated" : "willAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        log.add(name, animated ? "isAppearing animated" : "isAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.add(name, animated ? "didAppear animated" : "didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.add(name, animated ? "willDisappear animated" : "willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.add(name, animated ? "didDisappear animated" : "didDisappear")
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if logsLayout { log.add(name, "willLayout") }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if logsLayout { log.add(name, "didLayout") }
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        log.add(name, parent == nil ? "willMove to none" : "willMove to parent")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        log.add(name, parent == nil ? "didMove to none" : "didMove to parent")
    }
}
