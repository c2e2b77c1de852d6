extension StaticRows {
    /// Creates the cells of a table, or returns `nil` if the table has none.
    init?(_ table: NibSource) {
        let sections = table.list("sections")
        guard !sections.isEmpty else { return nil }
        self.init(
            sections: sections.map { section in
                Section(
                    header: section.text("headerTitle"),
                    footer: section.text("footerTitle"),
                    rows: section.list("cells").compactMap { source in
                        let cell = source.builder.build(source.element) as? UITableViewCell
                        let height = source.number("rowHeight").flatMap { $0 > 0 ? $0 : nil }
                        return cell.map { Row(cell: $0, height: height) }
                    }
                )
            }
        )
    }
}
