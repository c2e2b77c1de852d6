import CoreGraphics

/// The entries of a section index that fit into a height, and the title at each position.
///
/// If not all titles fit, dots stand for some of them. A touch reaches every title in either case, since the titles
/// share the height of the entries evenly.
struct SectionIndexEntries: Equatable {
    enum Entry: Equatable {
        /// The title with a number.
        case title(Int)
        /// A dot in place of one title or more.
        case dot
    }

    /// The height of an entry, in points (recorded on iOS 26 by iamcgn/swiftui-web).
    static let entryHeight: CGFloat = 14

    let numberOfTitles: Int
    let entries: [Entry]

    /// Creates the entries for titles.
    ///
    /// - Parameters:
    ///   - numberOfTitles: The number of titles.
    ///   - height: The height of the index, in points.
    init(numberOfTitles: Int, height: CGFloat) {
        self.numberOfTitles = numberOfTitles
        let capacity = Int(max(0, height) / Self.entryHeight)
        guard numberOfTitles > capacity else {
            entries = (0..<numberOfTitles).map(Entry.title)
            return
        }
        // Titles and dots alternate, and the first and the last title are shown. Two titles need a dot between them, so
        // the number of shown titles is limited by the titles as well: each dot stands for one of them at least.
        let shown = min((capacity + 1) / 2, (numberOfTitles + 1) / 2)
        guard shown > 1 else {
            entries = shown == 1 ? [.title(0)] : []
            return
        }
        entries = (0..<2 * shown - 1).map { place in
            guard place.isMultiple(of: 2) else { return .dot }
            let part = Double(place / 2) / Double(shown - 1)
            return .title(Int((part * Double(numberOfTitles - 1)).rounded()))
        }
    }

    /// The height of all entries, in points.
    var height: CGFloat { CGFloat(entries.count) * Self.entryHeight }

    /// Returns the number of the title at a distance from the top of the entries, in points, or of the nearest one;
    /// `nil` if there are no entries.
    func title(at distance: CGFloat) -> Int? {
        guard height > 0, distance.isFinite else { return nil }
        let number = (distance / height * CGFloat(numberOfTitles)).rounded(.down)
        return Int(min(max(number, 0), CGFloat(numberOfTitles - 1)))
    }
}
