extension AppearanceMember {
    static let barTintColor = AppearanceMember(\UINavigationBar.barTintColor)
}
