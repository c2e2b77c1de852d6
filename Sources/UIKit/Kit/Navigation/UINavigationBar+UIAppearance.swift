extension AppearanceMember {
    static let barTintColor = AppearanceMember(\UINavigationBar.barTintColor)
    static let navigationTranslucency = AppearanceMember(\UINavigationBar.isTranslucent)
    static let navigationBarStyle = AppearanceMember(\UINavigationBar.barStyle)
    static let navigationTitleAttributes = AppearanceMember(\UINavigationBar.titleTextAttributes)
    static let navigationLargeTitleAttributes = AppearanceMember(\UINavigationBar.largeTitleTextAttributes)
    static let navigationShadowImage = AppearanceMember(\UINavigationBar.shadowImage)
    static let navigationBackgroundImages = AppearanceMember.byState { (proxy: UINavigationBar, bar) in
        for metrics in [UIBarMetrics.default, .compact] where bar.backgroundImage(for: metrics) == nil {
            guard let image = proxy.backgroundImage(for: metrics) else { continue }
            bar.setBackgroundImage(image, for: metrics)
        }
    }
    static let navigationStandard = AppearanceMember(\UINavigationBar.standardAppearance)
    static let navigationCompact = AppearanceMember(\UINavigationBar.compactAppearance)
    static let navigationScrollEdge = AppearanceMember(\UINavigationBar.scrollEdgeAppearance)
    static let navigationCompactScrollEdge = AppearanceMember(\UINavigationBar.compactScrollEdgeAppearance)
}
