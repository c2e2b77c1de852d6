import UIKit

/// The lines below the marks of the rows around a row, which show its level.
final class LevelGuides: UIView {
    private var lines: [UIView] = []
    /// The distances of the lines from the leading edge, in points.
    private var places: [CGFloat] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isAccessibilityElement = false
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows lines at distances from the leading edge.
    func show(_ places: [CGFloat]) {
        guard places != self.places else { return }
        self.places = places
        while lines.count < places.count {
            let line = UIView()
            line.backgroundColor = RolePalette.guide
            addSubview(line)
            lines.append(line)
        }
        for (index, line) in lines.enumerated() { line.isHidden = index >= places.count }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        UIView.performWithoutAnimation {
            for (place, line) in zip(places, lines) {
                let x = isRightToLeft ? bounds.width - place - 1 : place
                line.frame = CGRect(x: x, y: 0, width: 1, height: bounds.height)
            }
        }
    }
}
