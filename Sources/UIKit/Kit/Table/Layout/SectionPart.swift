import RowGeometry

/// The header or the footer of a section.
struct SectionPart: Hashable {
    enum Edge: CaseIterable {
        case header, footer
    }

    let edge: Edge
    let section: Int

    static func header(_ section: Int) -> SectionPart { SectionPart(edge: .header, section: section) }
    static func footer(_ section: Int) -> SectionPart { SectionPart(edge: .footer, section: section) }

    var element: RowGeometry.Element {
        edge == .header ? .header(section: section) : .footer(section: section)
    }
}
