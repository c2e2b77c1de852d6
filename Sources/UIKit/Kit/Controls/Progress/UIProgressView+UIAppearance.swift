extension AppearanceMember {
    static let progressTintColor = AppearanceMember(\UIProgressView.progressTintColor)
    static let trackTintColor = AppearanceMember(\UIProgressView.trackTintColor)
}
