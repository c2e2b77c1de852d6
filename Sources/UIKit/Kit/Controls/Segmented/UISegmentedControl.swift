import CoreGraphics
import Failures
import Foundation

/// A control with several segments, of which one is selected.
///
/// A finger selects the segment on which it is lifted. While the control has the focus, the horizontal arrows and the
/// Home and End keys select a segment. Each selection by the user performs the action of the segment and sends
/// `.valueChanged`. Setting the selection in code does neither.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// The index that stands for no segment.
    open class var noSegment: Int { -1 }

    var segments: [SegmentView] = []
    let ground = UIView()
    let marker = UIView()
    var dividers: [UIImageView] = []
    /// The images and the adjustments by state and height.
    private(set) var look = SegmentLook()
    /// The attributes of the titles by state.
    private(set) var attributes = StateValues<[NSAttributedString.Key: Any]>()
    var selected = -1
    /// The segment under the finger.
    var touched: Int?

    /// Creates a control without segments, with a frame in the superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a control without segments. The archive is not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Creates a control with segments for strings and images, in its natural size. Other items are left out.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        for item in items ?? [] {
            switch item {
            case let title as String: insert(at: numberOfSegments, animated: false) { $0.title = title }
            case let image as UIImage: insert(at: numberOfSegments, animated: false) { $0.image = image }
            default: break
            }
        }
        bounds.size = sizeThatFits(.zero)
    }

    /// Creates a control with a segment for each action, which shows its image, or else its title.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    }

    private func setUp() {
        for view in [ground, marker] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        ground.backgroundColor = .tertiarySystemFill
        marker.layer.shadowOffset = CGSize(width: 0, height: 1)
        marker.layer.shadowOpacity = 0.1
        marker.layer.shadowRadius = 2
        showSegments()
    }

    // MARK: Segments

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title. An index beyond the end adds it at the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(at: segment, animated: animated) { $0.title = title }
    }

    /// Inserts a segment with an image. An index beyond the end adds it at the end.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(at: segment, animated: animated) { $0.image = image }
    }

    /// Inserts a segment with the image of an action, or else its title. An index beyond the end adds it at the end.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(at: segment, animated: animated) { $0.take(action) }
    }

    /// Removes a segment. Removing the selected segment leaves none selected. An index beyond the end removes the last.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard !segments.isEmpty else { return }
        let index = min(max(segment, 0), segments.count - 1)
        let removed = segments.remove(at: index)
        if selected == index { selected = Self.noSegment } else if selected > index { selected -= 1 }
        change(animated: animated) {
            removed.alpha = 0
        } completion: {
            removed.removeFromSuperview()
        }
    }

    /// Removes all segments.
    open func removeAllSegments() {
        for segment in segments { segment.removeFromSuperview() }
        segments = []
        selected = Self.noSegment
        change(animated: false)
    }

    /// Sets the title of a segment, which replaces its image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        checked(segment, in: "setTitle(_:forSegmentAt:)").title = title
        change(animated: false)
    }

    /// Returns the title of a segment; `nil` if it has an image.
    open func titleForSegment(at segment: Int) -> String? { checked(segment, in: "titleForSegment(at:)").title }

    /// Sets the image of a segment, which replaces its title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        checked(segment, in: "setImage(_:forSegmentAt:)").image = image
        change(animated: false)
    }

    /// Returns the image of a segment; `nil` if it has a title.
    open func imageForSegment(at segment: Int) -> UIImage? { checked(segment, in: "imageForSegment(at:)").image }

    /// Sets the action of a segment, with its image or else its title.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        checked(segment, in: "setAction(_:forSegmentAt:)").take(action)
        change(animated: false)
    }

    /// Returns the action of a segment; `nil` if it has none.
    open func actionForSegment(at segment: Int) -> UIAction? { checked(segment, in: "actionForSegment(at:)").action }

    /// Returns the index of the segment whose action has an identifier, or `NSNotFound`.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    /// Sets the width of a segment in points. 0, the default, shares the remaining width with other such segments.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        checked(segment, in: "setWidth(_:forSegmentAt:)").width = width
        change(animated: false)
    }

    /// Returns the width that was set for a segment; 0 if there is none.
    open func widthForSegment(at segment: Int) -> CGFloat { checked(segment, in: "widthForSegment(at:)").width }

    /// Sets the offset of the title or the image of a segment in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        let view = checked(segment, in: "setContentOffset(_:forSegmentAt:)")
        view.contentOffset = offset
        view.setNeedsLayout()
    }

    /// Returns the offset of the title or the image of a segment.
    open func contentOffsetForSegment(at segment: Int) -> CGSize {
        checked(segment, in: "contentOffsetForSegment(at:)").contentOffset
    }

    /// Sets whether the user can select a segment. `true` by default.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        checked(segment, in: "setEnabled(_:forSegmentAt:)").isEnabled = enabled
        showSegments()
    }

    /// Returns whether the user can select a segment.
    open func isEnabledForSegment(at segment: Int) -> Bool {
        checked(segment, in: "isEnabledForSegment(at:)").isEnabled
    }

    private func checked(_ index: Int, in method: String) -> SegmentView {
        programmerError(
            unless: segments.indices.contains(index),
            "Segment \(index) is not one of the \(segments.count) segments of the control",
            in: "UISegmentedControl.\(method)",
            .range
        )
        return segments[index]
    }

    private func insert(at index: Int, animated: Bool, _ fill: (SegmentView) -> Void) {
        let view = SegmentView()
        fill(view)
        view.onPress = { [weak self, weak view] in
            guard let self, let view, let index = segments.firstIndex(of: view) else { return }
            choose(index)
        }
        let place = min(max(index, 0), segments.count)
        segments.insert(view, at: place)
        if selected >= place { selected += 1 }
        addSubview(view)
        if animated { view.frame = bounds }
        change(animated: animated)
    }

    // MARK: Selection

    /// The index of the selected segment, or `noSegment`, the default. Setting it sends no event.
    open var selectedSegmentIndex: Int {
        get { selected }
        set {
            programmerError(
                unless: newValue == Self.noSegment || segments.indices.contains(newValue),
                "Segment \(newValue) is not one of the \(segments.count) segments of the control",
                in: "UISegmentedControl.selectedSegmentIndex",
                .range
            )
            guard newValue != selected else { return }
            selected = newValue
            change(animated: window != nil)
        }
    }

    /// Whether a segment that was chosen doesn't stay selected. `false` by default.
    open var isMomentary = false {
        didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
    }

    /// Selects a segment for the user.
    func choose(_ index: Int) {
        guard segments.indices.contains(index), segments[index].isEnabled, index != selected else { return }
        selected = index
        if !isMomentary { change(animated: true) }
        if let action = segments[index].action { sendAction(action) }
        sendActions(for: .valueChanged)
        if isMomentary { selected = Self.noSegment }
    }

    /// Whether a drag that is held over a segment selects it. The default is `false`.
    open var isSpringLoaded = false { didSet { setSpringLoading(isSpringLoaded) } }

    // MARK: Appearance

    /// The color of the selected segment. `nil`, the default, means white, or gray in dark appearance.
    open var selectedSegmentTintColor: UIColor? {
        didSet {
            noteAppearance(.selectedSegmentTintColor)
            showSegments()
        }
    }

    /// Whether segments without a width are as wide as their contents demand, and not equally wide. `false` by default.
    open var apportionsSegmentWidthsByContent = false {
        didSet { change(animated: false) }
    }

    /// Sets the attributes of the titles for a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        self.attributes[exactly: state] = attributes
        noteAppearance(.segmentTitleAttributes)
        change(animated: false)
    }

    /// Returns the attributes of the titles that were set for a state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[exactly: state] }

    /// Sets the background of the segments in a state, for bars of a height. With an image, the control has no
    /// background and no color for the selected segment.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        changeLook { $0.backgrounds[exactly: state, barMetrics] = backgroundImage }
    }

    /// Returns the background that was set for a state and a height.
    open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
        look.backgrounds[exactly: state, barMetrics]
    }

    /// Sets the image between segments in two states, for bars of a height. The image for the normal states stands for
    /// those that are missing.
    open func setDividerImage(
        _ dividerImage: UIImage?,
        forLeftSegmentState leftState: State,
        rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {
        changeLook { $0[divider: SegmentLook.Sides(leftState, rightState), barMetrics] = dividerImage }
    }

    /// Returns the image that was set for two states and a height.
    open func dividerImage(
        forLeftSegmentState leftState: State,
        rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) -> UIImage? { look[divider: SegmentLook.Sides(leftState, rightState), barMetrics] }

    /// Sets the offset in points of the titles and images of a kind of segments, for bars of a height. An offset for
    /// `any` stands for those that are missing.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset,
        forSegmentType leftCenterRightOrAlone: Segment,
        barMetrics: UIBarMetrics
    ) {
        changeLook { $0[adjustment: leftCenterRightOrAlone, barMetrics] = adjustment }
    }

    /// Returns the offset that was set for a kind of segments and a height.
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment,
        barMetrics: UIBarMetrics
    ) -> UIOffset { look[adjustment: leftCenterRightOrAlone, barMetrics] ?? .zero }

    private func changeLook(_ change: (inout SegmentLook) -> Void) {
        change(&look)
        noteAppearance(.segmentLook)
        self.change(animated: false)
    }

    /// Takes what a proxy has and the client hasn't set.
    func fillLook(from proxy: UISegmentedControl) {
        look.fill(from: proxy.look)
        change(animated: false)
    }

    override func stateDidChange() {
        super.stateDidChange()
        showSegments()
    }

    // MARK: Layout

    override var initialContentPriorities: ContentPriorities { ContentPriorities(verticalHugging: .defaultHigh) }

    private var naturalWidth: CGFloat {
        SegmentWidths.natural(
            segments.map(\.width),
            natural: segments.map(\.naturalWidth),
            byContent: apportionsSegmentWidthsByContent
        ).rounded(.up)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: naturalWidth, height: SegmentMetrics.intrinsicHeight)
    }

    /// The control is a point higher than its intrinsic size, below.
    open override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: SegmentMetrics.height - SegmentMetrics.intrinsicHeight, right: 0)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: naturalWidth, height: SegmentMetrics.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let widths = SegmentWidths.fill(
            segments.map(\.width),
            natural: segments.map(\.naturalWidth),
            byContent: apportionsSegmentWidthsByContent,
            width: bounds.width
        )
        ground.frame = bounds
        ground.layer.cornerRadius = bounds.height / 2
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        for (segment, width) in zip(segments, widths) {
            let left = isRightToLeft ? bounds.width - x - width : x
            segment.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
            x += width
        }
        placeDividers()
        guard segments.indices.contains(selected) else { return }
        let place = segments[selected].frame
        // A control without a size has no room for the inset.
        marker.frame = place.insetBy(
            dx: min(SegmentMetrics.inset, place.width / 2),
            dy: min(SegmentMetrics.inset, place.height / 2)
        )
        marker.layer.cornerRadius = marker.bounds.height / 2
    }

    /// The layout direction, the appearance and the text size are traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        change(animated: false)
    }

    // MARK: Tracking

    /// The segment at a horizontal position, which may be beside the control.
    private func segment(at x: CGFloat) -> Int? {
        let place = min(max(x, 0), max(0, bounds.width - 0.5))
        return segments.firstIndex { $0.frame.minX <= place && place < $0.frame.maxX }
    }

    private func follow(_ touch: UITouch?) {
        let index = touch.flatMap { segment(at: $0.location(in: self).x) }
        touched = index.flatMap { segments[$0].isEnabled ? $0 : nil }
        showSegments()
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        layoutIfNeeded()
        follow(touch)
        return touched != nil
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let index = isTouchInside ? touched : nil
        follow(nil)
        if let index { choose(index) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        follow(nil)
    }

    /// A single tap operates the control rather than a gesture recognizer of a superview.
    override func allowsGesture(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, let tap = gestureRecognizer as? UITapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    // MARK: Keys

    override func keyActivated() {}

    override func adjust(with key: AdjustingKey) -> Bool {
        let enabled = segments.indices.filter { segments[$0].isEnabled }
        let next: Int? =
            switch key {
            case .increase: enabled.first { $0 > selected }
            case .decrease: enabled.last { $0 < selected }
            case .first: enabled.first
            case .last: enabled.last
            }
        if let next { choose(next) }
        return true
    }
}
