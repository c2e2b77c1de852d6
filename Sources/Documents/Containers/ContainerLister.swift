/// Finds what a file lists, portion by portion. One thread uses it.
protocol ContainerLister {
    var listing: RowListing { get }
    /// Looks for more rows.
    ///
    /// - Returns: Whether there may be more in the bytes that are there.
    mutating func advance(_ report: FeedReport) -> Bool
    /// The flaws of the file, as sentences; `nil` if there are none.
    var notice: String? { get }
}

/// A lister of a kind of file, or the reason why its bytes are shown instead.
enum ContainerOpening {
    case lister(any ContainerLister, any DocumentFormat)
    case notice(String)

    init(_ kind: ContainerKind, _ report: FeedReport, title: String) {
        guard let listing = RowListing(in: report.space) else {
            self = .notice("\(title) is inside too many files to be opened here. Shown alone, it is opened.")
            return
        }
        switch kind {
        case .archive(let kind):
            guard let library = ArchiveLibrary.shared else {
                self = .notice(Self.missing(ArchiveLibrary.fileName, ArchiveLibrary.packageName, kind.name, title))
                return
            }
            let lister = ArchiveLister(library, kind, listing, title: title)
            self = .lister(lister, ArchiveFormat(start: listing.space.lowerBound, slot: listing.slot))
        case .database:
            guard let library = DatabaseLibrary.shared else {
                let (file, package) = (DatabaseLibrary.fileName, DatabaseLibrary.packageName)
                self = .notice(Self.missing(file, package, "a database", title))
                return
            }
            let lister = DatabaseLister(library, listing, title: title)
            self = .lister(lister, DatabaseFormat(start: listing.space.lowerBound, slot: listing.slot))
        }
    }

    /// The name of the package comes first: a line of a terminal may have room for no more.
    private static func missing(_ file: String, _ package: String, _ kind: String, _ title: String) -> String {
        "Install \(package) to open \(title), which is \(kind). Without \(file), which that package of Debian and Ubuntu "
            + "has, these are its bytes."
    }
}
