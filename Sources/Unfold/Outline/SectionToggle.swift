import UIKit

/// The control in a header that folds the rows of its section.
///
/// It covers the header, but leaves touches to the controls of the header.
final class SectionToggle: UIControl {
    /// The distance of the arrow from the edge, in points.
    private static let margin: CGFloat = 16

    var onToggle: @MainActor () -> Void = {}
    private let chevron = ChevronView.make()

    private init(in header: UITableViewHeaderFooterView) {
        super.init(frame: header.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(chevron)
        header.addSubview(self)
        addAction(UIAction { [weak self] _ in self?.onToggle() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Returns the control of a header. Creates it if needed.
    static func of(_ header: UITableViewHeaderFooterView) -> SectionToggle {
        existing(in: header) ?? SectionToggle(in: header)
    }

    static func existing(in header: UITableViewHeaderFooterView) -> SectionToggle? {
        header.subviews.lazy.compactMap { $0 as? SectionToggle }.first
    }

    func show(isOpen: Bool, hasArrow: Bool) {
        chevron.isHidden = !hasArrow
        chevron.isOpen = isOpen
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inset = max(layoutMargins.right, Self.margin) + chevron.bounds.width / 2
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = max(layoutMargins.left, Self.margin) + chevron.bounds.width / 2
        chevron.center = CGPoint(x: isMirrored ? left : bounds.width - inset, y: bounds.midY)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        guard let content = (superview as? UITableViewHeaderFooterView)?.contentView else { return own }
        let under = content.hitTest(convert(point, to: content), with: event)
        return under is UIControl ? nil : own
    }

    override var canBecomeFocused: Bool { isEnabled }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !toggles($0) }
        if rest.count < presses.count { onToggle() }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    private func toggles(_ press: UIPress) -> Bool {
        guard let key = press.key, key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command]) else {
            return false
        }
        return [.keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter].contains(key.keyCode)
    }
}
