import InterfaceBuilder

/// A cell of a table in a nib, of which the table makes copies.
@MainActor
struct PrototypeCell {
    private let element: NibElement
    private let file: NibFile
    private let context: NibContext

    init(_ source: NibSource) {
        element = source.element
        file = source.builder.file
        context = source.builder.context
    }

    /// Creates a cell. Its outlets and actions may lead to the objects outside of it that still exist.
    func makeCell(_ identifier: String) -> UITableViewCell? {
        let builder = NibBuilder(file, context: context)
        let cell = builder.build(element) as? UITableViewCell
        builder.finish()
        cell?.takeIdentifier(identifier)
        return cell
    }
}
