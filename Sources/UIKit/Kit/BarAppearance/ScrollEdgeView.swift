import CoreGraphics
import Foundation
import QuartzCore

/// The fading of content below a bar. The color is that of the content's background.
///
/// On iOS the content is also blurred, by 1.5 points, so that half of the color, which begins to fade at a third of the
/// height, is enough for titles (`LookSource.morph`).
final class ScrollEdgeView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    /// The opacity of the color at the top of a bar (unverified).
    static let opacity: CGFloat = 0.9
    private let line = UIView()
    /// The color of the content's background.
    var color: UIColor = .systemBackground {
        didSet { if color != oldValue { show() } }
    }
    /// The part of the height at which the color begins to fade.
    var start: CGFloat = 0 {
        didSet { if start != oldValue { show() } }
    }
    /// Whether the content is hidden up to the edge, instead of fading.
    var isHard = false {
        didSet { if isHard != oldValue { show() } }
    }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        line.backgroundColor = .separator
        addSubview(line)
        show()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The distance by which the view reaches beyond the bar, in points.
    var reach: CGFloat { isHard ? 0 : Looks.edgeReach.light }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        show()
    }

    private func show() {
        line.isHidden = !isHard
        let color = color.resolvedColor(with: traitCollection)
        let full = color.withAlphaComponent(Self.opacity).cgColor
        guard let gradient = layer as? CAGradientLayer else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        gradient.colors = isHard ? [full, full] : [full, full, color.withAlphaComponent(0).cgColor]
        gradient.locations = isHard ? nil : [0, NSNumber(value: Double(start)), 1]
        CATransaction.commit()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = 1 / max(contentScaleFactor, 1)
        line.frame = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
    }
}
