extension AppearanceMember {
    static let separatorColor = AppearanceMember(\UITableView.separatorColor)
    static let tableSeparatorInset = AppearanceMember(\UITableView.separatorInset)
}
