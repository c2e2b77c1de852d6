import CoreGraphics
import TextLayout

/// The layout of a field's parts.
extension UITextField {
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The layout of the present text in a line.
    var typesetter: FieldTypesetter {
        let traits = traitCollection
        return FieldTypesetter(
            look: look.shown(with: traits),
            text: edited,
            isRightToLeft: isRightToLeft,
            traits: traits
        )
    }

    /// The size that fits the text or, if it is empty, the placeholder.
    var fittingSize: CGSize {
        let typesetter = typesetter
        let line = typesetter.lineOrPlaceholder
        var size = CGSize(
            width: (line.textWidth - 1 / 65536).rounded(.up) + look.border.extraWidth,
            height: typesetter.look.font.lineHeight + linePadding + look.border.extraHeight
        )
        if look.border == .roundedRect { size.height = max(size.height, FieldMetrics.roundedHeight) }
        // On the side of a view, the view's margin and the spacing replace the text's margin.
        let sideRoom = FieldMetrics.spacing - look.border.textMargin
        for view in [leftView, rightView].compactMap(\.self) where isSideShown(view) {
            size.width += view.bounds.width + sideRoom
        }
        // Reserved whenever the button may appear, even while it is hidden.
        if sides.clearButtonMode != .never {
            size.width += FieldMetrics.clearButtonSize.width + sideRoom + look.border.sideMargin
        }
        return size.roundedUp(toPixelsOf: contentScaleFactor)
    }

    private var linePadding: CGFloat { isSecureTextEntry ? 0 : FieldMetrics.linePadding }

    private func isSideShown(_ view: UIView) -> Bool {
        view === leftView
            ? sides.showsLeftView(isEditing: isEditing)
            : sides.showsRightView(isEditing: isEditing, hasText: hasText)
    }

    /// Returns the part of the bounds that is left for the text.
    func availableTextRect(in bounds: CGRect) -> CGRect {
        // Bounds that are lower than the insets keep their height.
        let inset = bounds.height > 2 * look.border.textInset ? look.border.textInset : 0
        var room = bounds.room(dx: look.border.textMargin, dy: inset)
        guard room.width > 0 else {
            return CGRect(x: bounds.midX, y: bounds.minY, width: 0, height: bounds.height)
        }
        if sides.showsLeftView(isEditing: isEditing) { room = room.excluding(leftViewRect(forBounds: bounds)) }
        if sides.showsClearButton(isEditing: isEditing, hasText: hasText) {
            room = room.excluding(clearButtonRect(forBounds: bounds))
        } else if sides.showsRightView(isEditing: isEditing, hasText: hasText) {
            room = room.excluding(rightViewRect(forBounds: bounds))
        }
        return room
    }

    /// Returns a frame of a size at the leading or trailing side, centered vertically.
    func place(_ size: CGSize, in bounds: CGRect, leading: Bool, margin: CGFloat) -> CGRect {
        let isLeft = leading != isRightToLeft
        let x = isLeft ? bounds.minX + margin : bounds.maxX - margin - size.width
        let y =
            bounds.minY + ((bounds.height - size.height) / 2 * contentScaleFactor).rounded(.down) / contentScaleFactor
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    func setSide(_ side: WritableKeyPath<FieldAccessoryViews, UIView?>, _ view: UIView?) {
        guard sides[keyPath: side] !== view else { return }
        sides[keyPath: side]?.removeFromSuperview()
        sides[keyPath: side] = view
        if let view { addSubview(view) }
        setNeedsLayout()
    }

    func layOut() {
        ground.frame = borderRect(forBounds: bounds)
        leftView?.frame = leftViewRect(forBounds: bounds)
        leftView?.isHidden = !sides.showsLeftView(isEditing: isEditing)
        rightView?.frame = rightViewRect(forBounds: bounds)
        rightView?.isHidden = !sides.showsRightView(isEditing: isEditing, hasText: hasText)
        layOutClearButton()
        layOutPlaceholder()
        let place = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        if textView.frame != place {
            textView.frame = place
            textView.setNeedsDisplay()
        }
        textView.placeCaret()
    }

    private func layOutClearButton() {
        let isShown = sides.showsClearButton(isEditing: isEditing, hasText: hasText)
        if isShown, sides.clearButton == nil { sides.clearButton = makeClearButton() }
        sides.clearButton?.frame = clearButtonRect(forBounds: bounds)
        sides.clearButton?.isHidden = !isShown
    }

    /// Returns the symbol of the button that clears the text.
    ///
    /// - Parameter scale: Its size relative to that of the default text size.
    static func clearSymbol(scale: CGFloat = 1) -> UIImage? {
        let configuration = UIImage.SymbolConfiguration(pointSize: 14 * scale)
        return UIImage(systemName: "xmark.circle.fill", withConfiguration: configuration)
    }

    private func makeClearButton() -> UIButton {
        let button = UIButton(frame: .zero)
        button.setImage(Self.clearSymbol(), for: .normal)
        button.tintColor = .tertiaryLabel
        button.accessibilityLabel = "Clear text"
        styleClearButton(button)
        button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
        addSubview(button)
        return button
    }

    func textBaselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
        let room = textRect(forBounds: CGRect(origin: .zero, size: size))
        let line = typesetter.line(width: room.width)
        // Rounded as that of a label, so that the two align.
        let top = FieldLine.top(ofHeight: line.height, in: room.height, scale: contentScaleFactor)
        let first = (room.minY + top + line.baseline).rounded(toPixelsOf: contentScaleFactor)
        return (first, size.height - first)
    }
}

extension CGRect {
    /// Returns the rectangle without the space taken by another one at its left or right side.
    fileprivate func excluding(_ taken: CGRect) -> CGRect {
        let left = taken.midX < midX ? max(minX, taken.maxX + FieldMetrics.spacing) : minX
        let right = taken.midX < midX ? maxX : min(maxX, taken.minX - FieldMetrics.spacing)
        return CGRect(x: left, y: minY, width: max(0, right - left), height: height)
    }
}
