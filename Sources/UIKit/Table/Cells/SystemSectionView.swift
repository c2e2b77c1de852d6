/// A header or footer that the table makes for a title.
@MainActor
final class SystemSectionView: UITableViewHeaderFooterView {}
