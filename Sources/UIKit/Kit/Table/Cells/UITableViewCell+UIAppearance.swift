extension AppearanceMember {
    static let cellSeparatorInset = AppearanceMember(\UITableViewCell.separatorInset)
}
