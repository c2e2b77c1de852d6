import CoreGraphics
import Foundation

/// A control that begins a refresh of content that the user pulls down.
///
/// Assign it to the `refreshControl` of a scroll view or of a table view controller, which places it above the content.
/// A pull of 100 points sends `.valueChanged`, and the content leaves room for the turning wheel until
/// `endRefreshing()` is called. A wheel of the mouse can't pull content: only fingers, on the screen or on a touchpad,
/// begin a refresh.
///
/// ```swift
/// let control = UIRefreshControl()
/// control.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
/// tableView.refreshControl = control
/// ```
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// The height in points without a title, and the distance between the wheel and the title (the latter unverified).
    private static let (wheelHeight, spacing): (CGFloat, CGFloat) = (60, 4)

    private let wheel = RefreshWheel()
    private let label = UILabel()
    private var pull = RefreshPull()
    /// Makes room for the control while it refreshes. Set by the scroll view that shows it.
    var room: RefreshRoomMaking?

    /// Creates a control of the standard height. Its scroll view sets its frame.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.wheelHeight)))
        setUp()
    }

    /// Creates a control without reading the archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        // The font and the color of parts of the title without their own (unverified).
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        label.isHidden = true
        addSubview(wheel)
        addSubview(label)
        isAccessibilityElement = false
    }

    /// The text below the wheel. `nil` by default.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            label.isHidden = attributedTitle == nil
            setNeedsLayout()
            superview?.setNeedsLayout()
        }
    }

    /// The color of the wheel. Until it is set, the wheel is gray.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set {
            super.tintColor = newValue
            wheel.color = newValue
        }
    }

    // MARK: Refreshing

    /// Whether a refresh is in progress.
    open private(set) var isRefreshing = false

    /// Begins a refresh that code requests. It sends no event, and doesn't scroll to the control.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        wheel.isTurning = true
        room?.refreshDidBegin()
    }

    /// Ends a refresh. Content that rests below the control returns to its top.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        pull.end()
        wheel.progress = pull.progress
        let reset = { [weak self] in
            guard let self, !isRefreshing else { return }
            wheel.isTurning = false
            wheel.transform = .identity
            wheel.alpha = 1
        }
        guard let room else { return reset() }
        room.refreshDidEnd(
            { [wheel] in
                wheel.transform = CGAffineTransform(scaleX: 0.01, y: 0.01)
                wheel.alpha = 0
            },
            reset
        )
    }

    /// Follows the content, and begins a refresh if a drag has pulled it far enough.
    ///
    /// - Parameters:
    ///   - distance: The distance by which the content is pulled beyond its top, in points.
    ///   - isHeld: Whether a drag pulls the content.
    func contentDidMove(_ distance: CGFloat, isHeld: Bool) {
        let begins = pull.follow(distance, isHeld: isHeld)
        guard !isRefreshing else { return }
        wheel.progress = pull.progress
        guard begins, isEnabled else { return }
        beginRefreshing()
        sendActions(for: .valueChanged)
    }

    // MARK: UIView

    /// Keys don't pull content, so the control never has the focus.
    open override var canBecomeFocused: Bool { false }

    /// The control, while content is pulled down to a part of it, and `nil` otherwise.
    var ifVisible: UIRefreshControl? {
        superview.map { frame.overlaps($0.bounds) } == true ? self : nil
    }

    /// Returns the height that the control needs at a width, in points.
    func height(at width: CGFloat) -> CGFloat {
        guard !label.isHidden else { return Self.wheelHeight }
        let text = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return Self.wheelHeight + text.height + Self.spacing
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height(at: size.width))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        wheel.center = CGPoint(x: bounds.midX, y: Self.wheelHeight / 2)
        let top = Self.wheelHeight
        label.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top - Self.spacing, 0))
    }
}
