extension AppearanceMember {
    static let onTintColor = AppearanceMember(\UISwitch.onTintColor)
    static let thumbTintColor = AppearanceMember(\UISwitch.thumbTintColor)
}
