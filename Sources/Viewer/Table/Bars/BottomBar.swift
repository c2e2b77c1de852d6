import UIKit

/// A bar at the bottom of the screen: a field, buttons after it, and a line of text below for explanations. Its
/// background extends into the safe area.
class BottomBar: UIView {
    let field: BarField
    /// Called when the user closes the bar, by its button or by Escape.
    var onClose: () -> Void = {}
    /// Called when the height of the bar has changed.
    var onResize: () -> Void = {}

    private let message = UILabel()
    private let hairline = UIView()
    private let buttons: [UIButton]
    private let progressView = UIProgressView(progressViewStyle: .bar)

    private static let margins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    private static let fieldHeight: CGFloat = 36
    private static let spacing: CGFloat = 12

    /// - Parameter symbols: The symbols of the buttons after the field.
    init(field: BarField, symbols: [String] = []) {
        self.field = field
        let done = UIButton(type: .system)
        buttons = symbols.map(Self.button) + [done]
        super.init(frame: .zero)
        backgroundColor = RolePalette.bar
        hairline.backgroundColor = .separator
        message.setScaledFont(ViewerFonts.note)
        message.textColor = RolePalette.color(.error)
        message.numberOfLines = 2
        done.setTitle("Done", for: .normal)
        done.titleLabel?.setScaledFont(ViewerFonts.bar(.systemFont(ofSize: 17)))
        done.addAction(UIAction { [weak self] _ in self?.onClose() }, for: .primaryActionTriggered)
        progressView.isHidden = true
        for view in [field, message, progressView, hairline] + self.buttons { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Sets the action of a button after the field, and its name for assistive technology.
    func setAction(ofButton index: Int, named name: String, _ action: @escaping () -> Void) {
        buttons[index].accessibilityLabel = name
        buttons[index].addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    }

    private static func button(_ symbol: String) -> UIButton {
        let button = UIButton(type: .system)
        let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: .medium)
        button.setImage(UIImage(systemName: symbol, withConfiguration: configuration), for: .normal)
        return button
    }

    /// The explanation below the field, if there is one.
    var explanation: String? { message.text }

    /// Shows an explanation below the field; `nil` hides it.
    ///
    /// - Parameter isFailure: Whether the explanation is that of a mistake.
    func explain(_ text: String?, isFailure: Bool = true) {
        message.textColor = RolePalette.color(isFailure ? .error : .secondary)
        guard text != message.text else { return }
        message.text = text
        setNeedsLayout()
        onResize()
    }

    /// Shows the progress of some work, from 0 to 1; `nil` hides it.
    func setProgress(_ progress: Double?) {
        progressView.isHidden = progress == nil
        progressView.setProgress(Float(progress ?? 0), animated: progress != nil)
    }

    /// Returns the height of the bar without the safe area.
    func height(forWidth width: CGFloat) -> CGFloat {
        let text = messageHeight(in: width)
        return Self.margins.top + Self.fieldHeight + Self.margins.bottom + (text > 0 ? text + 4 : 0)
    }

    private func messageHeight(in width: CGFloat) -> CGFloat {
        guard message.text != nil else { return 0 }
        let room = CGSize(width: width - Self.margins.left - Self.margins.right, height: .greatestFiniteMagnitude)
        return message.sizeThatFits(room).height
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.room(inside: safeAreaInsets).room(inside: Self.margins)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let place = { (rect: CGRect) in
            isRightToLeft
                ? CGRect(x: room.minX + room.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
                : rect
        }
        var end = room.maxX
        for button in buttons.reversed() {
            let width = max(button.intrinsicContentSize.width, 28)
            button.frame = place(
                CGRect(x: end - width, y: Self.margins.top, width: width, height: Self.fieldHeight)
            )
            end -= width + Self.spacing
        }
        field.frame = place(
            CGRect(x: room.minX, y: Self.margins.top, width: max(0, end - room.minX), height: Self.fieldHeight)
        )
        message.frame = CGRect(
            x: room.minX,
            y: Self.margins.top + Self.fieldHeight + 4,
            width: room.width,
            height: messageHeight(in: bounds.width)
        )
        let pixel = 1 / max(contentScaleFactor, 1)
        hairline.frame = CGRect(x: 0, y: -pixel, width: bounds.width, height: pixel)
        progressView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 2.5)
    }
}
