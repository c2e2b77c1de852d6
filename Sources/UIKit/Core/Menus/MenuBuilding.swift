/// The app, as its menus know it.
@preconcurrency @MainActor
protocol MenuBuilding: AnyObject {
    /// Lets the app and its delegate change the menus.
    func buildMenus(with builder: any UIMenuBuilder)
}
