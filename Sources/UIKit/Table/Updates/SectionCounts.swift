/// How many sections a table has, and how many rows each of them, asked when needed.
struct SectionCounts {
    let numberOfSections: Int
    private let rows: (Int) -> Int

    /// The closure is called for valid sections only, during `resolved(before:after:)`, and may be asked twice.
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
