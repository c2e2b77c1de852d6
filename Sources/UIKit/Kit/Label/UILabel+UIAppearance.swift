extension AppearanceMember {
    static let labelFont = AppearanceMember(\UILabel.font)
    static let textColor = AppearanceMember(\UILabel.textColor)
}
