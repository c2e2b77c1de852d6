extension AppearanceMember {
    static let tabBarTintColor = AppearanceMember(\UITabBar.barTintColor)
    static let tabBarStandard = AppearanceMember(\UITabBar.standardAppearance)
}
