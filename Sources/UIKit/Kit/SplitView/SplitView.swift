/// The view of a split view controller.
final class SplitView: UIView {
    weak var split: UISplitViewController?

    override func layoutSubviews() {
        super.layoutSubviews()
        split?.placeColumns()
    }
}

/// The layer over the secondary column while other columns cover it. A touch hides them.
final class SplitDimming: UIView {
    var onTouch: () -> Void = {}

    init() {
        super.init(frame: .zero)
        backgroundColor = .black
        alpha = 0
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch() }
}
