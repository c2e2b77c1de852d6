/// The number of sections in a table, and of rows in each of them, which are queried when needed.
struct SectionCounts {
    let numberOfSections: Int
    private let rows: (Int) -> Int

    /// Creates counts. The closure is called for valid sections only, during `resolved(before:after:)`, and possibly
    /// twice for one section.
    init(numberOfSections: Int, numberOfRows: @escaping (_ section: Int) -> Int) {
        self.numberOfSections = numberOfSections
        self.rows = numberOfRows
    }

    init(_ numberOfRowsBySection: [Int]) {
        self.init(numberOfSections: numberOfRowsBySection.count) { numberOfRowsBySection[$0] }
    }

    func numberOfRows(inSection section: Int) -> Int {
        rows(section)
    }

    func contains(section: Int) -> Bool {
        section >= 0 && section < numberOfSections
    }
}
