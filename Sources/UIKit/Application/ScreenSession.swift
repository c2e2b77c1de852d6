import CoreGraphics
import DisplayList
import Foundation
import HostInterface
import QuartzCore

/// The connection between a host and UIKit while an app runs. This file handles frames and the app's life cycle;
/// `ScreenSession+Events` handles events.
///
/// Time is the host's: the frame clock is set to it before each event and each frame.
@MainActor
final class ScreenSession: HostDelegate {
    let host: any AppHost
    private let application: UIApplication
    /// The elements that assistive technology was told of last, by identifier.
    private var items: [UInt: AccessibilityItem] = [:]

    init(host: any AppHost, application: UIApplication) {
        self.host = host
        self.application = application
    }

    /// Starts the app, runs it until the host is closed, and terminates it.
    ///
    /// - Returns: The exit status of the process.
    func run(delegate: any UIApplicationDelegate) -> Int32 {
        start(delegate)
        let status = withExtendedLifetime(delegate) { host.run() }
        // A host can also stop without calling `hostShouldClose()`.
        terminate()
        let clock = FrameClock.shared
        (clock.demand, clock.commit, clock.wake, clock.idle.demand) = (nil, nil, nil, nil)
        application.host = nil
        return status
    }

    private func start(_ delegate: any UIApplicationDelegate) {
        host.delegate = self
        application.host = host
        application.delegate = delegate
        application.applicationState = .inactive
        let clock = FrameClock.shared
        clock.advance(to: host.now)
        clock.commit = { MainActor.assumeIsolated { UIScreen.main.layoutWindows() } }
        clock.demand = { [weak host] in MainActor.assumeIsolated { host?.requestFrame() } }
        clock.wake = { [weak host] seconds in MainActor.assumeIsolated { host?.requestFrame(after: seconds) } }
        clock.idle.demand = { [weak host] in
            MainActor.assumeIsolated { host?.serveIdleTime { FrameClock.shared.idle.runTurn() } }
        }
        hostAppearanceChanged(to: host.appearance)
        // Most hosts don't know their size before they are shown, but they know their scale.
        UIScreen.main.resize(to: host.size == .zero ? UIScreen.main.bounds.size : host.size, scale: host.scale)
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
        post(UIApplication.didFinishLaunchingNotification)
    }

    // MARK: Frames

    func hostDidResize(to size: CGSize, scale: CGFloat) {
        FrameClock.shared.advance(to: host.now)
        UIScreen.main.resize(to: size, scale: scale)
    }

    func hostFrame(at time: TimeInterval) -> RenderNode? {
        FrameClock.shared.tick(to: time)
        let frame = UIScreen.main.makeFrame()
        host.setTextInput(UIScreen.main.textInputCaret)
        UIAccessibility.isObserved = host.wantsElements
        if host.wantsElements { showElements() } else if !items.isEmpty { items = [:] }
        return frame
    }

    func hostWillServeWork(at time: TimeInterval) {
        FrameClock.shared.advance(to: time)
    }

    private func showElements() {
        let found = AccessibilityTree.items(in: UIScreen.main.windows).map { (HostElement($0), $0) }
        items = Dictionary(found.map { ($0.0.id, $0.1) }) { first, _ in first }
        // Several `accessibilityElements` can list the same object, but the identifiers of shown elements must be
        // unique.
        var isNew = Set(items.keys)
        host.show(found.map(\.0).filter { isNew.remove($0.id) != nil })
    }

    func hostElement(_ id: UInt, didGet action: Int) {
        FrameClock.shared.advance(to: host.now)
        if let item = items[id] { HostElement.perform(action, on: item) }
    }

    func hostAppearanceChanged(to appearance: HostAppearance) {
        UIAccessibility.setReduceMotion(appearance.reducesMotion)
        UIAccessibility.setScreenReader(appearance.hasScreenReader)
        let traits = UIScreen.main.traits.modifyingTraits { $0.take(appearance) }
        if traits != UIScreen.main.traits { UIScreen.main.setTraits(traits) }
    }

    // MARK: The application's life

    func hostActive(_ isActive: Bool) {
        FrameClock.shared.advance(to: host.now)
        switch (application.applicationState, isActive) {
        case (.inactive, true):
            application.applicationState = .active
            application.delegate?.applicationDidBecomeActive(application)
            post(UIApplication.didBecomeActiveNotification)
        case (.active, false):
            application.delegate?.applicationWillResignActive(application)
            post(UIApplication.willResignActiveNotification)
            application.applicationState = .inactive
        default:
            break
        }
    }

    func hostShouldClose() -> Bool {
        terminate()
        return true
    }

    private func terminate() {
        guard application.applicationState != .background else { return }
        hostActive(false)
        application.applicationState = .background
        application.delegate?.applicationDidEnterBackground(application)
        post(UIApplication.didEnterBackgroundNotification)
        application.delegate?.applicationWillTerminate(application)
        post(UIApplication.willTerminateNotification)
    }

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: application)
    }
}
