import UIKit

/// A bar at the bottom of the screen: a field, some buttons behind it, and a line of text below if there is something to
/// explain. It reaches into the safe area, what is in it does not.
class BottomBar: UIView {
    let field: BarField
    /// What the bar's button that closes it does, and Escape.
    var onClose: () -> Void = {}
    /// The bar's height is another one now.
    var onResize: () -> Void = {}

    private let message = UILabel()
    private let hairline = UIView()
    private let buttons: [UIButton]
    private let progressView = UIProgressView(progressViewStyle: .bar)

    private static let margins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    private static let fieldHeight: CGFloat = 36
    private static let spacing: CGFloat = 12

    /// - Parameter symbols: what the buttons behind the field show.
    init(field: BarField, symbols: [String] = []) {
        self.field = field
        let done = UIButton(type: .system)
        buttons = symbols.map(Self.button) + [done]
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        hairline.backgroundColor = .separator
        message.font = .systemFont(ofSize: 13)
        message.textColor = .systemRed
        message.numberOfLines = 2
        done.setTitle("Done", for: .normal)
        done.titleLabel?.font = .systemFont(ofSize: 17)
        done.addAction(UIAction { [weak self] _ in self?.onClose() }, for: .primaryActionTriggered)
        progressView.isHidden = true
        for view in [field, message, progressView, hairline] + self.buttons { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Does something when a button behind the field is tapped.
    func setAction(ofButton index: Int, _ action: @escaping () -> Void) {
        buttons[index].addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    }

    private static func button(_ symbol: String) -> UIButton {
        let button = UIButton(type: .system)
        let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: .medium)
        button.setImage(UIImage(systemName: symbol, withConfiguration: configuration), for: .normal)
        return button
    }

    /// Explains something below the field; `nil` for nothing.
    func explain(_ text: String?) {
        guard text != message.text else { return }
        message.text = text
        setNeedsLayout()
        onResize()
    }

    /// Shows how much of some work is done; `nil` for none.
    func setProgress(_ progress: Double?) {
        progressView.isHidden = progress == nil
        progressView.setProgress(Float(progress ?? 0), animated: progress != nil)
    }

    /// How high the bar has to be without the safe area.
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
        let room = bounds.inset(by: safeAreaInsets).inset(by: Self.margins)
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
