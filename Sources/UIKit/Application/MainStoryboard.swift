/// The storyboard whose initial controller an app shows when it is launched.
@MainActor
struct MainStoryboard {
    private let storyboard: UIStoryboard

    init(_ storyboard: UIStoryboard) {
        self.storyboard = storyboard
    }

    /// Returns the storyboard that an Info.plist names, or `nil` if it names none.
    init?(_ info: [String: Any]) {
        guard let name = info["UIMainStoryboardFile"] as? String, !name.isEmpty else { return nil }
        self.init(UIStoryboard(name: name, bundle: nil))
    }

    /// Gives the delegate a window with the initial controller. It is shown after the delegate was told of the launch.
    func load(for delegate: any UIApplicationDelegate) {
        let window = delegate.window ?? UIWindow(frame: UIScreen.main.bounds)
        storyboard.showInitialViewController(in: window)
        delegate.window = window
        guard delegate.window == nil else { return }
        NibReports.write(
            "The app delegate must implement the window property if it wants to use a main storyboard file."
        )
    }
}
