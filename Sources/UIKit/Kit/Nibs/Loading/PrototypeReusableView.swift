import InterfaceBuilder

/// A cell or a supplementary view of a collection view in a nib, of which the collection view makes copies.
@MainActor
struct PrototypeReusableView {
    private let element: NibElement
    private let file: NibFile
    private let context: NibContext

    init(_ source: NibSource) {
        element = source.element
        file = source.builder.file
        context = source.builder.context
    }

    /// Creates a view. Its outlets and actions may lead to the objects outside of it that still exist.
    func makeView() -> UICollectionReusableView? {
        let builder = NibBuilder(file, context: context)
        let view = builder.build(element) as? UICollectionReusableView
        builder.finish()
        return view
    }
}
