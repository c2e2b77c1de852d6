extension AppearanceMember {
    static let tabBarTranslucency = AppearanceMember(\UITabBar.isTranslucent)
    static let tabBarTintColor = AppearanceMember(\UITabBar.barTintColor)
    static let tabBarStandard = AppearanceMember(\UITabBar.standardAppearance)
}
