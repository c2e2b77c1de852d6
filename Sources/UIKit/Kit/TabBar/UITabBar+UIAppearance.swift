extension AppearanceMember {
    static let tabBarTintColor = AppearanceMember(\UITabBar.barTintColor)
}
