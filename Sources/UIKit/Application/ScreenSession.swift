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
    /// The contents of the app's Info.plist.
    private let info: [String: Any]
    /// The screen that the host shows.
    let screen: UIScreen
    let scene: SceneConnection
    private let manifest: SceneManifest?
    /// Creates the host of another scene, with the size of its content in points; `nil` without a display.
    private let makeHost: (CGSize) -> (any AppHost)?
    /// Whether the app closes the window, and not the user.
    private var isClosedByApp = false
    private let declared: DeclaredAddresses
    private let arguments: [String]
    /// Whether the app was told that it terminates.
    private var isEnding = false
    private var zoom = TextZoom() {
        didSet { if zoom.steps != oldValue.steps { hostAppearanceChanged(to: host.appearance) } }
    }
    /// The elements that assistive technology was told of last, by identifier.
    private var items: [UInt: AccessibilityItem] = [:]

    init(
        host: any AppHost,
        application: UIApplication,
        screen: UIScreen = .main,
        info: [String: Any]? = Bundle.main.infoDictionary,
        arguments: [String] = [],
        archive: SceneArchive? = nil,
        makeHost: @escaping (CGSize) -> (any AppHost)? = { _ in nil }
    ) {
        self.host = host
        self.info = info ?? [:]
        self.arguments = arguments
        self.makeHost = makeHost
        declared = DeclaredAddresses(self.info)
        manifest = SceneManifest(self.info)
        self.application = application
        self.screen = screen
        scene = SceneConnection(application, archive: archive)
    }

    /// Starts the app, runs it until the last host is closed, and terminates it.
    ///
    /// - Returns: The exit status of the process.
    func run(delegate: any UIApplicationDelegate) -> Int32 {
        start(delegate)
        return withExtendedLifetime(delegate) {
            let status = host.run()
            // A host can also stop without calling `hostShouldClose()`.
            terminate()
            application.backgroundTasks.finish()
            disconnect()
            return status
        }
    }

    private func start(_ delegate: any UIApplicationDelegate) {
        application.delegate = delegate
        application.applicationState = .inactive
        application.addressReceiver = AddressReceiver(
            declares: { [weak self] in self?.declares($0) ?? false },
            receive: { [weak self] in self?.receive($0) }
        )
        application.sceneOpener = self
        connect()
        // A scene shows the storyboard of its own configuration.
        let interface = manifest == nil ? MainStoryboard(info) : nil
        interface?.load(for: delegate)
        let request = OpenRequest(arguments: arguments, declared, DeclaredShortcuts(info))
        let options = manifest == nil ? request.launchOptions : nil
        let isWilling = delegate.application(application, willFinishLaunchingWithOptions: options)
        scene.restoreInterface()
        let isReady = delegate.application(application, didFinishLaunchingWithOptions: options)
        scene.configure(by: delegate, manifest, request.connectionOptions)
        if interface != nil { delegate.window?.makeKeyAndVisible() }
        scene.interfaceDidAppear()
        post(UIApplication.didFinishLaunchingNotification)
        host.observeMemoryPressure { [weak application] in application?.receiveMemoryWarning() }
        guard !scene.hasDelegate, isWilling, isReady else { return }
        for url in request.urls { scene.open(OpenRequest.context(url)) }
        for activity in request.activities { scene.resume(activity) }
    }

    /// Lets the host show the screen and drive its clock.
    func connect() {
        host.delegate = self
        screen.host = host
        application.connections.append(self)
        screen.makeCurrent()
        scene.connect()
        let clock = screen.device.clock
        clock.advance(to: host.now)
        clock.commit = { [weak screen] in MainActor.assumeIsolated { screen?.layoutWindows() } }
        clock.demand = { [weak host] in MainActor.assumeIsolated { host?.requestFrame() } }
        clock.wake = { [weak host] seconds in MainActor.assumeIsolated { host?.requestFrame(after: seconds) } }
        clock.idle.demand = { [weak host, weak screen] in
            MainActor.assumeIsolated {
                host?.serveIdleTime {
                    screen?.makeCurrent()
                    return screen?.device.clock.idle.runTurn() ?? false
                }
            }
        }
        hostAppearanceChanged(to: host.appearance)
        // Most hosts don't know their size before they are shown, but they know their scale.
        screen.resize(to: host.size == .zero ? screen.bounds.size : host.size, scale: host.scale)
    }

    private func disconnect(appRuns: Bool = false) {
        let clock = screen.device.clock
        (clock.demand, clock.commit, clock.wake, clock.idle.demand) = (nil, nil, nil, nil)
        screen.host = nil
        scene.disconnect(appRuns: appRuns)
        application.connections.removeAll { $0 === self }
    }

    /// Makes the screen the main one, and sets its clock to the host's time.
    func enter() {
        screen.makeCurrent()
        screen.device.clock.advance(to: host.now)
    }

    // MARK: Frames

    func hostDidResize(to size: CGSize, scale: CGFloat) {
        enter()
        screen.resize(to: size, scale: scale)
    }

    func hostFrame(at time: TimeInterval) -> RenderNode? {
        screen.makeCurrent()
        (screen.device.drawsWithCairo, screen.device.drawsOnGPU) = (host.drawsWithCairo, host.drawsOnGPU)
        screen.device.clock.tick(to: time)
        let frame = screen.makeFrame()
        host.setTextInput(screen.textInput)
        screen.accessibility.isObserved = host.wantsElements
        if host.wantsElements { showElements() } else if !items.isEmpty { items = [:] }
        return frame
    }

    func hostWillServeWork(at time: TimeInterval) {
        screen.makeCurrent()
        screen.device.clock.advance(to: time)
    }

    private func showElements() {
        let found = AccessibilityTree.items(in: screen.windows).map { (HostElement($0), $0) }
        items = Dictionary(found.map { ($0.0.id, $0.1) }) { first, _ in first }
        // Several `accessibilityElements` can list the same object, but the identifiers of shown elements must be
        // unique.
        var isNew = Set(items.keys)
        host.show(found.map(\.0).filter { isNew.remove($0.id) != nil })
    }

    func hostElement(_ id: UInt, didGet action: Int) {
        enter()
        if let item = items[id] { HostElement.perform(action, on: item) }
    }

    func hostAppearanceChanged(to appearance: HostAppearance) {
        screen.makeCurrent()
        screen.accessibility.setReduceMotion(appearance.reducesMotion)
        screen.accessibility.setDarkerSystemColors(appearance.increasesContrast)
        screen.accessibility.setScreenReader(appearance.hasScreenReader)
        let traits = screen.traits.modifyingTraits {
            $0.take(appearance)
            $0.preferredContentSizeCategory = zoom.category(for: $0.preferredContentSizeCategory)
        }
        if traits != screen.traits { screen.setTraits(traits) }
    }

    /// Changes the text size as a key asks.
    ///
    /// - Returns: Whether the key has such a meaning.
    func zoom(by key: HostKey) -> Bool {
        guard let command = TextZoom.Command(key) else { return false }
        zoom.apply(command, to: UIContentSizeCategory(textScale: host.appearance.textScale))
        return true
    }

    /// Changes the text size as a wheel with Ctrl asks.
    func zoom(by scroll: HostScroll) {
        zoom.scroll(scroll, from: UIContentSizeCategory(textScale: host.appearance.textScale))
    }

    // MARK: The application's life

    func hostActive(_ isActive: Bool) {
        enter()
        if isActive { enterForeground() }
        switch (application.applicationState, isActive) {
        case (.inactive, true):
            application.applicationState = .active
            scene.becomeActive()
            post(UIApplication.didBecomeActiveNotification)
        case (.active, false):
            scene.resignActive()
            post(UIApplication.willResignActiveNotification)
            application.applicationState = .inactive
        default:
            break
        }
    }

    func hostVisible(_ isVisible: Bool) {
        enter()
        if isVisible { return enterForeground() }
        hostActive(false)
        enterBackground()
    }

    /// Whether the window isn't on the screen.
    var isInBackground: Bool { scene.isInBackground }

    private func enterBackground() {
        guard !isInBackground else { return }
        let isLast = application.connections.allSatisfy {
            $0 === self || ($0 as? ScreenSession)?.isInBackground == true
        }
        if isLast { application.applicationState = .background }
        scene.enterBackground()
        if isLast { post(UIApplication.didEnterBackgroundNotification) }
    }

    private func enterForeground() {
        guard isInBackground, !isEnding else { return }
        scene.enterForeground()
        guard application.applicationState == .background else { return }
        post(UIApplication.willEnterForegroundNotification)
        application.applicationState = .inactive
    }

    func hostShouldClose() -> Bool {
        enter()
        guard isClosedByApp || scene.scene?.behaviors.isClosable ?? true else { return false }
        screen.willClose?()
        // The app lives as long as one of its screens is shown.
        if application.connections.count > 1 { disconnect(appRuns: true) } else { terminate() }
        return true
    }

    private func terminate() {
        guard !isEnding else { return }
        isEnding = true
        hostActive(false)
        enterBackground()
        application.delegate?.applicationWillTerminate(application)
        post(UIApplication.willTerminateNotification)
    }

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: application)
    }
}

// MARK: URLs

extension ScreenSession {
    /// Returns whether the Info.plist of the app declares the kind of a URL.
    private func declares(_ url: URL) -> Bool { !url.isFileURL && declared.contains(url) }

    /// Lets the delegate of the app or of its scene open a URL for the app itself.
    private func receive(_ url: URL) {
        let source = info["CFBundleIdentifier"] as? String
        // The identifier of a URL's content is the URL itself (unverified).
        let ranks = sessions.map { ($0.scene, $0.scene.rank(of: url.absoluteString)) }
        let chosen = ranks.first { $0.1 == 1 } ?? ranks.first { $0.1 == 0 }
        (chosen?.0 ?? scene).open(OpenRequest.context(url, source: source))
    }
}

extension ScreenSession: SceneOpening {
    /// The sessions of all windows, from the oldest to the latest.
    private var sessions: [ScreenSession] { application.connections.compactMap { $0 as? ScreenSession } }

    var supportsMultipleScenes: Bool { manifest?.supportsMultipleScenes ?? false }

    func openScene(for request: SceneRequest) throws {
        let origin = (request.requester as? UIWindowScene)?.screen ?? UIScreen.main
        let size = origin.bounds.size
        guard let delegate = application.delegate, let host = makeHost(size) else {
            throw UISceneError.make(.requestDenied, "There is no display for another window.")
        }
        let screen = UIScreen(size: size, scale: host.scale)
        let session = ScreenSession(host: host, application: application, screen: screen, info: info)
        session.connect()
        let options = UIScene.ConnectionOptions()
        if let activity = request.activity { options.userActivities = [activity] }
        options.sourceApplication = info["CFBundleIdentifier"] as? String
        session.scene.configure(by: delegate, manifest, options)
        if request.isProminent, let parent = origin.host { host.stay(above: parent) }
        host.open()
    }

    func resume(_ activity: NSUserActivity, in scene: AnyObject) -> Bool {
        guard let session = sessions.first(where: { $0.scene.scene === scene }) else { return false }
        session.enter()
        session.scene.resume(activity)
        return true
    }

    func close(_ scene: AnyObject) -> Bool {
        guard let session = sessions.first(where: { $0.scene.scene === scene }) else { return false }
        session.isClosedByApp = true
        session.host.close()
        return true
    }
}
