import UIKit

/// A bar with a button and a progress line. The button shows the number of new messages above and scrolls to them.
/// The line shows the time until the next message.
final class LiveFeedBar: UIView {
    private let button: UIButton
    private let line = UIView()

    init(onTap: @escaping () -> Void) {
        button = UIButton(type: .system, primaryAction: UIAction { _ in onTap() })
        super.init(frame: .zero)
        line.backgroundColor = .systemBlue
        button.useBarFont()
        button.translatesAutoresizingMaskIntoConstraints = false
        addSubview(button)
        addSubview(line)
        NSLayoutConstraint.activate([
            heightAnchor.constraint(equalToConstant: 40),
            button.centerXAnchor.constraint(equalTo: centerXAnchor),
            button.topAnchor.constraint(equalTo: topAnchor),
            button.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        show(unread: 0)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(unread: Int) {
        button.setTitle(unread == 0 ? "Up to date" : "\(unread) new above", for: .normal)
        button.isEnabled = unread > 0
    }

    /// Animates the line across the bar.
    func fill(in seconds: TimeInterval, completion: @escaping () -> Void) {
        line.frame = lineFrame(width: 0)
        UIView.animate(withDuration: seconds, delay: 0, options: [.curveLinear, .allowUserInteraction]) {
            self.line.frame = self.lineFrame(width: self.bounds.width)
        } completion: { _ in
            completion()
        }
    }

    private func lineFrame(width: CGFloat) -> CGRect {
        CGRect(x: 0, y: bounds.height - 2, width: width, height: 2)
    }
}
