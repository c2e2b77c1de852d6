extension AppearanceMember {
    static let searchBarTintColor = AppearanceMember(\UISearchBar.barTintColor)
}
