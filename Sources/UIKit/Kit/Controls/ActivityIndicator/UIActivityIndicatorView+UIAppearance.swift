extension AppearanceMember {
    static let activityIndicatorColor = AppearanceMember(\UIActivityIndicatorView.color)
}
