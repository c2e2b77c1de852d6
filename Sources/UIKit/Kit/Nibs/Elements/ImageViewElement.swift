extension NibKind {
    static let imageView = NibKind(
        "imageView",
        extends: .view,
        UIImageView.self,
        [
            .image("image") { (view: UIImageView, image) in view.image = image },
            .image("highlightedImage") { (view: UIImageView, image) in view.highlightedImage = image },
            .bool("highlighted") { (view: UIImageView, value) in view.isHighlighted = value },
            NibProperty("preferredSymbolConfiguration", { $0.symbolConfiguration("preferredSymbolConfiguration") }) {
                (view: UIImageView, configuration) in
                view.preferredSymbolConfiguration = configuration
            },
        ]
    )
}
