import QuartzCore
import UIKit

/// A strip at the trailing edge with a tick for each match, and a thumb that shows where the screen is. A touch goes
/// to its place.
final class MatchTicks: UIView {
    /// Called with the place of a touch, as a fraction of the content.
    var onTouch: (CGFloat) -> Void = { _ in }

    static let width: CGFloat = 14
    private static let tickHeight: CGFloat = 2
    private static let leastThumb: CGFloat = 8

    private let ticks = CAShapeLayer()
    private let thumb = UIView()
    private var places: [CGFloat] = []
    private var shown: ClosedRange<CGFloat> = 0...1

    init() {
        super.init(frame: .zero)
        isHidden = true
        thumb.backgroundColor = .tertiarySystemFill
        thumb.layer.cornerRadius = 3
        thumb.isUserInteractionEnabled = false
        addSubview(thumb)
        layer.addSublayer(ticks)
        accessibilityLabel = "Matches"
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows ticks at fractions of the content. Without any, the strip is hidden.
    func show(_ places: [CGFloat]) {
        guard places != self.places else { return }
        self.places = places
        isHidden = places.isEmpty
        setNeedsLayout()
    }

    /// Shows which part of a scroll view's content is on the screen.
    func showPart(of scrollView: UIScrollView) {
        let (height, top) = (max(scrollView.contentSize.height, 1), scrollView.contentOffset.y)
        let inset = scrollView.adjustedContentInset
        let start = min(max((top + inset.top) / height, 0), 1)
        shown = start...min(max((top + scrollView.bounds.height - inset.bottom) / height, start), 1)
        if !isHidden { placeThumb() }
    }

    /// The number of ticks that can be told from each other.
    var tickCount: Int { Set(places.map { tickTop($0) }).count }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeThumb()
        ticks.fillColor = RolePalette.color(.warning).resolvedColor(with: traitCollection).cgColor
        let path = CGMutablePath()
        // Ticks at the same place are one.
        for top in Set(places.map { tickTop($0) }) {
            path.addRect(CGRect(x: 3, y: top, width: bounds.width - 6, height: Self.tickHeight))
        }
        ticks.frame = bounds
        ticks.path = path
    }

    private func tickTop(_ place: CGFloat) -> CGFloat {
        (min(max(place, 0), 1) * max(0, bounds.height - Self.tickHeight)).rounded()
    }

    private func placeThumb() {
        let height = max(Self.leastThumb, (shown.upperBound - shown.lowerBound) * bounds.height)
        let top = min(shown.lowerBound * bounds.height, max(0, bounds.height - height))
        UIView.performWithoutAnimation {
            thumb.frame = CGRect(x: 2, y: top, width: bounds.width - 4, height: min(height, bounds.height))
        }
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

    private func follow(_ touches: Set<UITouch>) {
        guard let touch = touches.first, bounds.height > 0 else { return }
        onTouch(min(max(touch.location(in: self).y / bounds.height, 0), 1))
    }
}
