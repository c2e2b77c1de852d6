/// A header or footer that the table creates for a title.
@MainActor
final class SystemSectionView: UITableViewHeaderFooterView {}
