extension AppearanceMember {
    static let tabBarTranslucency = AppearanceMember(\UITabBar.isTranslucent)
    static let tabBarTintColor = AppearanceMember(\UITabBar.barTintColor)
    static let tabBarStyle = AppearanceMember(\UITabBar.barStyle)
    static let tabBarBackgroundImage = AppearanceMember(\UITabBar.backgroundImage)
    static let tabBarShadowImage = AppearanceMember(\UITabBar.shadowImage)
    static let tabBarSelectionImage = AppearanceMember(\UITabBar.selectionIndicatorImage)
    static let tabBarScrollEdge = AppearanceMember(\UITabBar.scrollEdgeAppearance)
    static let tabBarStandard = AppearanceMember(\UITabBar.standardAppearance)
}
