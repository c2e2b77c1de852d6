import CoreGraphics

/// A view over a text input that shows its selection and its caret.
final class TextSelectionView: UIView {
    private weak var input: (any UIResponder & UITextInput)?
    private let showsCaret: Bool
    private let caret = TextCaret()
    private var highlights: [UIView] = []

    init(of input: any UIResponder & UITextInput, showsCaret: Bool) {
        self.input = input
        self.showsCaret = showsCaret
        super.init(frame: input.textInputView.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        isAccessibilityElement = false
        addSubview(caret)
        tintColorDidChange()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        caret.backgroundColor = tintColor
        for view in highlights { view.backgroundColor = highlightColor }
    }

    private var highlightColor: UIColor { tintColor.withAlphaComponent(TextSelectionMetrics.opacity) }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let input, let superview, let range = input.selectedTextRange else { return show([], caret: nil) }
        let place = { (rect: CGRect) in self.convert(rect, from: superview) }
        if range.isEmpty {
            caret.transform = input.caretTransform(for: range.start)
            show([], caret: showsCaret ? place(input.caretRect(for: range.start)) : nil)
        } else {
            show(input.selectionRects(for: range).map(\.rect).filter { !$0.isEmpty }.map(place), caret: nil)
        }
    }

    private func show(_ rects: [CGRect], caret place: CGRect?) {
        while highlights.count > rects.count { highlights.removeLast().removeFromSuperview() }
        while highlights.count < rects.count {
            let view = UIView()
            view.backgroundColor = highlightColor
            addSubview(view)
            highlights.append(view)
        }
        for (view, rect) in zip(highlights, rects) where view.frame != rect { view.frame = rect }
        guard let place, !place.isNull, !place.isInfinite else { return caret.stop() }
        // A transform changes the frame, so the place is in the center and the bounds.
        let (center, bounds) = (CGPoint(x: place.midX, y: place.midY), CGRect(origin: .zero, size: place.size))
        guard caret.isHidden || caret.center != center || caret.bounds != bounds else { return }
        (caret.center, caret.bounds) = (center, bounds)
        caret.start()
    }
}
