import CoreGraphics
import Foundation

/// The strip at the trailing edge of a table with the titles of its section index.
///
/// A finger or the mouse chooses titles on its way. Its height is that of the visible part of the table, and the
/// entries are in the middle.
final class SectionIndexView: UIControl {
    /// The width of the strip, in points (recorded on iOS 26 by iamcgn/swiftui-web).
    static let width: CGFloat = 15
    /// The font of the titles (recorded on iOS 26 by iamcgn/swiftui-web).
    private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
    /// The sides of the magnifying glass and the diameter of a dot, in points (unverified).
    private static let (symbolSide, dotSide) = (CGFloat(11), CGFloat(4))

    /// The colors of the client. `nil` stands for the default.
    struct Colors {
        /// The color of the titles. By default the tint color.
        var text: UIColor?
        /// The color behind the titles. By default there is none.
        var background: UIColor?
        /// The color behind the titles during a touch. By default that of `background` (unverified).
        var trackingBackground: UIColor?
    }

    private let choose: (Int) -> Void
    /// The number of the title that was chosen last.
    private var chosen: Int?

    var titles: [String] = [] {
        didSet {
            guard titles != oldValue else { return }
            chosen = nil
            setNeedsDisplay()
        }
    }

    var colors = Colors() { didSet { showColors() } }

    /// Creates a strip.
    ///
    /// - Parameter choose: A closure that is called with the number of each title that the user chooses.
    init(choose: @escaping (Int) -> Void) {
        self.choose = choose
        super.init(frame: .zero)
        contentMode = .redraw
        isOpaque = false
        showColors()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private var entries: SectionIndexEntries {
        SectionIndexEntries(numberOfTitles: titles.count, height: bounds.height)
    }

    /// The distance from the top of the strip to the first entry, in points.
    private func start(of entries: SectionIndexEntries) -> CGFloat { ((bounds.height - entries.height) / 2).rounded() }

    // MARK: Drawing

    private func showColors() {
        backgroundColor = (isTracking ? colors.trackingBackground : nil) ?? colors.background
        setNeedsDisplay()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func stateDidChange() {
        super.stateDidChange()
        showColors()
    }

    override func draw(_ rect: CGRect) {
        let entries = entries
        var slot = CGRect(x: 0, y: start(of: entries), width: bounds.width, height: SectionIndexEntries.entryHeight)
        let color = (colors.text ?? tintColor ?? .tintColor).resolvedColor(with: traitCollection)
        for entry in entries.entries {
            switch entry {
            case .dot:
                color.setFill()
                UIBezierPath(ovalIn: slot.middle(CGSize(width: Self.dotSide, height: Self.dotSide))).fill()
            case .title(let number) where titles[number] == UITableView.indexSearch:
                let side = CGSize(width: Self.symbolSide, height: Self.symbolSide)
                UIImage(systemName: "magnifyingglass")?.withTintColor(color).draw(in: slot.middle(side))
            case .title(let number):
                draw(titles[number], in: slot, color: color)
            }
            slot.origin.y += slot.height
        }
    }

    private func draw(_ title: String, in slot: CGRect, color: UIColor) {
        let text = NSAttributedString(string: title, attributes: [.font: Self.font, .foregroundColor: color])
        text.draw(at: slot.middle(text.size()).origin)
    }

    // MARK: Tracking

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        chosen = nil
        follow(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return super.continueTracking(touch, with: event)
    }

    private func follow(_ touch: UITouch) {
        // The previous choice scrolled the table, which places the strip in its next layout.
        superview?.layoutIfNeeded()
        let entries = entries
        let number = entries.title(at: touch.location(in: self).y - start(of: entries))
        if let number { choose(titleAt: number) }
    }

    /// Taps choose a title rather than be recognized by a superview.
    override func allowsGesture(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !(gestureRecognizer is UITapGestureRecognizer)
    }

    /// The width of the area in which a touch may begin, in points (unverified). It ends before the accessories.
    private static let touchWidth: CGFloat = 28

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let reach = Self.touchWidth - bounds.width
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let insets = UIEdgeInsets(
            top: 0,
            left: isRightToLeft ? 0 : -reach,
            bottom: 0,
            right: isRightToLeft ? -reach : 0
        )
        return bounds.inset(by: insets).contains(point)
    }

    // MARK: Keys

    override func keyActivated() {}

    /// The key that increases leads to the next title.
    override func adjust(with key: AdjustingKey) -> Bool {
        switch key {
        case .increase: step(by: 1)
        case .decrease: step(by: -1)
        case .first: choose(titleAt: 0)
        case .last: choose(titleAt: titles.count - 1)
        }
        return true
    }

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = true
        defaults.label = "Section index"
        defaults.value = chosen.map { spoken(titles[$0]) }
        defaults.traits = .adjustable
        return defaults
    }

    private func spoken(_ title: String) -> String { title == UITableView.indexSearch ? "Search" : title }

    override func accessibilityIncrement() { step(by: 1) }

    override func accessibilityDecrement() { step(by: -1) }

    private func step(by change: Int) {
        choose(titleAt: chosen.map { $0 + change } ?? 0)
    }

    private func choose(titleAt number: Int) {
        guard titles.indices.contains(number), number != chosen else { return }
        chosen = number
        choose(number)
    }
}

extension CGRect {
    /// Returns a rectangle of a size in the middle of this one.
    fileprivate func middle(_ size: CGSize) -> CGRect {
        CGRect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
    }
}
