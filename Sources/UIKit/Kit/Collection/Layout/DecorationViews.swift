/// The sources of the decoration views of a layout, by kind.
@MainActor
struct DecorationViews {
    enum Source {
        case type(UICollectionReusableView.Type)
        case nib(UINib)
    }

    private var sources: [String: Source] = [:]

    /// The source of the views of a kind; `nil` if none was registered.
    func source(ofKind kind: String) -> Source? { sources[kind] }

    mutating func register(_ viewClass: AnyClass?, ofKind kind: String) {
        sources[kind] = (viewClass as? UICollectionReusableView.Type).map(Source.type)
    }

    mutating func register(_ nib: UINib?, ofKind kind: String) {
        sources[kind] = nib.map(Source.nib)
    }
}
