import CoreGraphics
import Foundation

extension UISegmentedControl {
    /// Shows the titles, images and colors for the present states.
    func showSegments() {
        let font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(
            for: .systemFont(ofSize: SegmentMetrics.fontSize, weight: .medium),
            compatibleWith: traitCollection
        )
        for (index, segment) in segments.enumerated() {
            var state: State = []
            segment.isChosen = index == selected
            if segment.isChosen { state.insert(.selected) }
            if index == touched, !segment.isChosen { state.insert(.highlighted) }
            let isDisabled = !isEnabled || !segment.isEnabled
            var values: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.label]
            values.merge(attributes[isDisabled ? .disabled : state] ?? [:]) { $1 }
            let isFaint = isDisabled && attributes[exactly: .disabled] == nil
            let faint = isFaint ? SegmentMetrics.disabledAlpha : state == .highlighted ? 0.5 : 1
            segment.show(values, alpha: faint)
            segment.place = ListPlace(
                list: ObjectIdentifier(self),
                name: accessibilityLabel,
                position: index + 1,
                count: segments.count
            )
        }
        marker.backgroundColor =
            selectedSegmentTintColor ?? UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
        marker.alpha = segments.indices.contains(selected) && !isMomentary ? isEnabled ? 1 : 0.5 : 0
    }

    /// Shows changes of segments or of the selection.
    func change(
        animated: Bool,
        _ also: @escaping () -> Void = {},
        completion: @escaping () -> Void = {}
    ) {
        invalidateIntrinsicContentSize()
        guard animated, window != nil else {
            also()
            showSegments()
            setNeedsLayout()
            return completion()
        }
        showSegments()
        UIView.animate(
            withDuration: SegmentMetrics.duration,
            delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction]
        ) { [self] in
            also()
            setNeedsLayout()
            layoutIfNeeded()
        } completion: { _ in
            completion()
        }
    }

    /// Places a line between each two segments, except beside the selected one.
    func placeDividers() {
        let count = max(0, segments.count - 1)
        while dividers.count > count { dividers.removeLast().removeFromSuperview() }
        while dividers.count < count {
            let divider = UIView()
            divider.backgroundColor = .separator
            divider.isUserInteractionEnabled = false
            dividers.append(divider)
            insertSubview(divider, aboveSubview: ground)
        }
        let size = SegmentMetrics.dividerSize
        for (index, divider) in dividers.enumerated() {
            let (one, other) = (segments[index].frame, segments[index + 1].frame)
            let x = max(one.minX, other.minX)
            divider.frame = CGRect(
                x: x - size.width / 2,
                y: bounds.midY - size.height / 2,
                width: size.width,
                height: size.height
            )
            divider.alpha = !isMomentary && (selected == index || selected == index + 1) ? 0 : 1
        }
    }
}
