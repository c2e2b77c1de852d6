import CoreGraphics

/// The view over the content that is searched: the view of the results, or else a layer that dims the content.
final class SearchCoverView: UIView {
    private let dimming = UIView()
    private let onTouch: () -> Void

    /// The view of the results, while it is visible.
    var results: UIView? {
        didSet {
            guard results !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let results {
                results.frame = bounds
                results.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                addSubview(results)
            }
            dimming.isHidden = results != nil
        }
    }

    /// Creates a view that calls a closure when its dimming layer is touched.
    init(_ onTouch: @escaping () -> Void) {
        self.onTouch = onTouch
        super.init(frame: UIScreen.main.bounds)
        dimming.backgroundColor = .black
        dimming.alpha = SearchMetrics.dimming
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.frame = bounds
        let tap = UITapGestureRecognizer()
        tap.addAction { [weak self] in if $0.state == .ended { self?.onTouch() } }
        dimming.addGestureRecognizer(tap)
        addSubview(dimming)
    }

    required init?(coder: NSCoder) {
        nil
    }
}
