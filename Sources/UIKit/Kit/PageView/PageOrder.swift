/// The number of pages that are visible together, and the distance to which a turn leads.
struct PageOrder: Equatable {
    /// Whether two pages are visible.
    var isSpread = false
    /// Whether every second page is the back of the one before it.
    var isDoubleSided = false

    /// The number of visible pages.
    var count: Int { isSpread ? 2 : 1 }

    /// The number of pages by which a turn leads on.
    var step: Int { isSpread || isDoubleSided ? 2 : 1 }

    /// Returns the pages that are visible after a turn.
    ///
    /// - Parameters:
    ///   - pages: The pages that are visible now.
    ///   - next: Returns the page after a page, or the one before it for a turn back.
    func turned<Page>(from pages: [Page], isForward: Bool, next: (Page) -> Page?) -> [Page] {
        guard let edge = isForward ? pages.last : pages.first, let first = next(edge) else { return [] }
        if isSpread {
            let second = next(first).map { [$0] } ?? []
            return isForward ? [first] + second : second + [first]
        }
        // The back of a page isn't visible beside another page.
        guard isDoubleSided else { return [first] }
        return next(first).map { [$0] } ?? []
    }
}
