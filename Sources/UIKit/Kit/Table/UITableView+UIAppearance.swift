extension AppearanceMember {
    static let separatorColor = AppearanceMember(\UITableView.separatorColor)
    static let separatorEffect = AppearanceMember(\UITableView.separatorEffect)
    static let tableSeparatorInset = AppearanceMember(\UITableView.separatorInset)
}
