/// A restoration of an app's interface, as the app and its controllers know it.
///
/// It is finished when the objects have their state and nothing delays the end.
@MainActor
final class StateRestoration {
    private var delays = 0
    private var isDecoded = false
    private(set) var isFinished = false
    private var presentations: [(presenter: UIViewController, presented: UIViewController)] = []
    private var onFinish: (() -> Void)?

    init(onFinish: @escaping () -> Void) {
        self.onFinish = onFinish
    }

    /// Waits for a further `complete()` before the restoration ends.
    func extend() {
        if !isFinished { delays += 1 }
    }

    func complete() {
        guard delays > 0 else { return }
        delays -= 1
        finishIfReady()
    }

    /// Notes that the objects have their state.
    func objectsDidDecode() {
        isDecoded = true
        finishIfReady()
    }

    private func finishIfReady() {
        guard isDecoded, !isFinished, delays == 0 else { return }
        isFinished = true
        onFinish?()
        onFinish = nil
    }

    /// Lets a controller present another one as soon as the interface is on the screen.
    func present(_ presented: UIViewController, by presenter: UIViewController) {
        presentations.append((presenter, presented))
    }

    /// Presents what waits for the interface to be on the screen.
    func interfaceDidAppear() {
        for (presenter, presented) in presentations where presenter.viewIfLoaded?.window != nil {
            guard presented.storage.presentedBy == nil else { continue }
            presenter.present(presented, animated: false)
        }
        presentations = []
    }
}
