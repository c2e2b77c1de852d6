extension AppearanceMember {
    static let toolbarTranslucency = AppearanceMember(\UIToolbar.isTranslucent)
    static let toolbarStandard = AppearanceMember(\UIToolbar.standardAppearance)
    static let toolbarScrollEdge = AppearanceMember(\UIToolbar.scrollEdgeAppearance)
    static let toolbarCompactScrollEdge = AppearanceMember(\UIToolbar.compactScrollEdgeAppearance)
    static let toolbarCompact = AppearanceMember(\UIToolbar.compactAppearance)
}
