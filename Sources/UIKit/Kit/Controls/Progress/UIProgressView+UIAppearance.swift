extension AppearanceMember {
    static let progressTintColor = AppearanceMember(\UIProgressView.progressTintColor)
    static let trackTintColor = AppearanceMember(\UIProgressView.trackTintColor)
    static let progressImage = AppearanceMember(\UIProgressView.progressImage)
    static let trackImage = AppearanceMember(\UIProgressView.trackImage)
}
