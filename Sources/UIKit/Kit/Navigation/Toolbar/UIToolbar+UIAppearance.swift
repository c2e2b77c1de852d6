extension AppearanceMember {
    static let toolbarTranslucency = AppearanceMember(\UIToolbar.isTranslucent)
    static let toolbarStandard = AppearanceMember(\UIToolbar.standardAppearance)
    static let toolbarCompact = AppearanceMember(\UIToolbar.compactAppearance)
}
