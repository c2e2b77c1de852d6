import CoreGraphics
import Foundation

extension UISegmentedControl {
    /// Whether the images and adjustments for bars in windows that are compact vertically apply.
    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Returns the state of a segment.
    private func state(of index: Int) -> State {
        if !isEnabled || !segments[index].isEnabled { return .disabled }
        if index == selected { return .selected }
        return index == touched ? .highlighted : .normal
    }

    /// Shows the titles, images and colors for the present states.
    func showSegments() {
        let fonts = (normal: font(Looks.segmentTitle), selected: font(Looks.selectedSegmentTitle))
        for (index, segment) in segments.enumerated() {
            var state: State = []
            segment.isChosen = index == selected
            if segment.isChosen { state.insert(.selected) }
            if index == touched, !segment.isChosen { state.insert(.highlighted) }
            let isDisabled = !isEnabled || !segment.isEnabled
            segment.isUsable = !isDisabled
            var values: [NSAttributedString.Key: Any] = [
                .font: segment.isChosen ? fonts.selected : fonts.normal, .foregroundColor: UIColor.label,
            ]
            values.merge(attributes[isDisabled ? .disabled : state] ?? [:]) { $1 }
            let isFaint = isDisabled && attributes[exactly: .disabled] == nil
            let faint = isFaint ? SegmentMetrics.disabledAlpha : state == .highlighted ? 0.5 : 1
            segment.show(values, alpha: faint)
            segment.backgroundImage = look.backgrounds[self.state(of: index), isCompact: isCompact]
            segment.adjustment = look.adjustment(
                at: isRightToLeft ? segments.count - 1 - index : index,
                of: segments.count,
                isCompact: isCompact
            )
            segment.place = ListPlace(
                list: ObjectIdentifier(self),
                name: accessibilityLabel,
                position: index + 1,
                count: segments.count
            )
        }
        marker.backgroundColor =
            selectedSegmentTintColor ?? UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
        if look.hasDividers { setNeedsLayout() }
        ground.isHidden = !look.backgrounds.isEmpty
        marker.isHidden = ground.isHidden
        marker.alpha = segments.indices.contains(selected) && !isMomentary ? isEnabled ? 1 : 0.5 : 0
    }

    private func font(_ look: Look<LookFont>) -> UIFont {
        UIFontMetrics(forTextStyle: .subheadline).scaledFont(
            for: look.light.font,
            maximumPointSize: SegmentMetrics.greatestFontSize,
            compatibleWith: traitCollection
        )
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

    /// Places the images between segments, if the client has set any.
    func placeDividers() {
        let count = look.hasDividers ? max(0, segments.count - 1) : 0
        while dividers.count > count { dividers.removeLast().removeFromSuperview() }
        while dividers.count < count {
            let divider = UIImageView()
            divider.isUserInteractionEnabled = false
            dividers.append(divider)
            insertSubview(divider, aboveSubview: ground)
        }
        for (index, divider) in dividers.enumerated() {
            let (one, other) = (segments[index].frame, segments[index + 1].frame)
            let x = max(one.minX, other.minX)
            let (left, right) = isRightToLeft ? (index + 1, index) : (index, index + 1)
            let sides = SegmentLook.Sides(state(of: left), state(of: right))
            divider.image = look.divider(sides, isCompact: isCompact)
            // The backgrounds of the segments meet below an image.
            divider.layer.zPosition = 1
            let width = divider.image?.size.width ?? 0
            divider.frame = CGRect(x: x - width / 2, y: 0, width: width, height: bounds.height)
        }
    }
}
