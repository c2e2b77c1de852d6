extension AppearanceMember {
    static let toolbarStandard = AppearanceMember(\UIToolbar.standardAppearance)
    static let toolbarCompact = AppearanceMember(\UIToolbar.compactAppearance)
}
