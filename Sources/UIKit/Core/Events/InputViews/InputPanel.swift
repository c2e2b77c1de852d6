import CoreGraphics
import Foundation

/// The view with an accessory view and an input view below it, at the bottom of a window.
final class InputPanel: UIView {
    /// The heights of an input view and of an accessory view that have none of their own, in points (unverified).
    private static let standardInputHeight: CGFloat = 216
    private static let standardAccessoryHeight: CGFloat = 44
    static let duration: TimeInterval = 0.25

    let input: UIView?
    let accessory: UIView?
    /// The responder that the views belong to. It is next in the chain, so that the focus in the panel doesn't end its
    /// editing.
    weak var owner: UIResponder?

    init(input: UIView?, accessory: UIView?, owner: UIResponder) {
        self.input = input
        self.accessory = accessory
        self.owner = owner
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        for view in [accessory, input].compactMap({ $0 }) { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var next: UIResponder? { owner ?? super.next }

    private static func height(of view: UIView?, otherwise standard: CGFloat) -> CGFloat {
        guard let view else { return 0 }
        if view.bounds.height > 0 { return view.bounds.height }
        let intrinsic = view.intrinsicContentSize.height
        return intrinsic > 0 ? intrinsic : standard
    }

    private lazy var accessoryHeight = Self.height(of: accessory, otherwise: Self.standardAccessoryHeight)
    private lazy var inputHeight = Self.height(of: input, otherwise: Self.standardInputHeight)

    /// Places the panel at the bottom edge of a view.
    func place(in area: UIView) {
        let height = accessoryHeight + inputHeight + area.safeAreaInsets.bottom
        area.addSubview(self)
        frame = CGRect(x: 0, y: area.bounds.height - height, width: area.bounds.width, height: height)
        layoutIfNeeded()
    }

    func come(animated: Bool) {
        guard animated, window != nil else { return }
        transform = CGAffineTransform(translationX: 0, y: bounds.height)
        UIView.animate(withDuration: Self.duration, delay: 0, options: [.allowUserInteraction]) {
            self.transform = .identity
        }
    }

    func go() {
        isUserInteractionEnabled = false
        UIView.animate(withDuration: Self.duration) {
            self.transform = CGAffineTransform(translationX: 0, y: self.bounds.height)
        } completion: { _ in
            self.removeFromSuperview()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: accessoryHeight)
        input?.frame = CGRect(x: 0, y: accessoryHeight, width: bounds.width, height: inputHeight)
    }
}
