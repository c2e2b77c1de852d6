import CoreGraphics
import Foundation

/// A view that shows an item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// The view that contains the client's subviews. It is as large as the cell.
    open var contentView: UIView { contentHolder }
    private let contentHolder = CollectionContentView()

    // MARK: Configurations

    /// A closure that changes a cell's configurations for a state.
    public typealias ConfigurationUpdateHandler =
        (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

    /// The content of the cell, whose view fills the content view. The default is `nil`.
    ///
    /// A configuration of the same type as before reuses the view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content.configuration }
        set { showContent(newValue) }
    }

    /// Whether the content configuration is updated when the state of the cell changes. The default is `true`.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set {
            configurations.updatesContent = newValue
            if newValue { setNeedsUpdateConfiguration() }
        }
    }

    /// The background of the cell, in place of its background views. The default is `nil`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background.configuration }
        set { showBackground(newValue) }
    }

    /// Whether the background configuration is updated when the state of the cell changes. The default is `true`.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set {
            configurations.updatesBackground = newValue
            if newValue { setNeedsUpdateConfiguration() }
        }
    }

    /// The state of the cell. A subclass overrides it to add values of its own.
    open var configurationState: UICellConfigurationState { currentConfigurationState }

    /// A closure that is called when the state of the cell changes, and before the cell is shown.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { configurations.handler }
        set {
            configurations.handler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Returns a background configuration without a color (unverified).
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    /// Updates the configurations before the next layout.
    open func setNeedsUpdateConfiguration() {
        configurations.needsUpdate = true
        setNeedsLayout()
    }

    /// Updates the configurations for a state. A subclass overrides it to configure the cell, and calls `super`.
    open func updateConfiguration(using state: UICellConfigurationState) { updateConfigurations(state) }

    var configurations = ViewConfigurations<ConfigurationUpdateHandler>()

    // MARK: Backgrounds

    /// A view behind the content, as large as the cell.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            placeBackgrounds()
        }
    }

    /// A view behind the content and in front of the background view while the cell is selected or highlighted. The
    /// default is `nil`.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            placeBackgrounds()
        }
    }

    // MARK: States

    /// Whether the item is selected. The collection view sets it.
    open var isSelected = false { didSet { if isSelected != oldValue { selectionStateDidChange() } } }

    /// Whether a touch is on the item. The collection view sets it.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { selectionStateDidChange() } } }

    /// Called when the item is lifted or dragged, and at the end of that. Does nothing by default.
    open func dragStateDidChange(_ dragState: DragState) {}

    /// The state of the item in a drag.
    var dragState = UICellConfigurationState.DragState.none

    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { configurationStateDidChange() } }
    }

    /// Called when the user selects the item. A segue from the cell sets it.
    var selectionAction: (() -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpCell()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpCell()
    }

    override func resetForReuse() {
        super.resetForReuse()
        isSelected = false
        isHighlighted = false
        dragState = .none
        configurations.needsUpdate = true
    }

    // MARK: UIView

    /// A selected cell is selected as an element, or else the elements in it are (unverified).
    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            state: isSelected ? .selected : .none,
            respondsToUserInteraction: collectionView?.allowsSelection ?? false
        )
    }

    /// Whether the item can receive the keyboard focus.
    open override var canBecomeFocused: Bool { collectionView?.canFocus(self) ?? false }

    override var focusKeeper: (any FocusKeeper)? { element == nil ? nil : collectionView }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        placeParts()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel
        )
    }

    /// Returns the size that satisfies the constraints in the content view, or that its configuration fits in the
    /// width. Without both it is what `sizeThatFits(_:)` returns.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        contentSizeChanged()
    }

    override func contentSize(near size: CGSize) -> CGSize? {
        performConstraintUpdates()
        updateConfigurationIfNeeded()
        return freeSize(near: size)
    }

    // MARK: Lists

    /// Returns the frame of the content view in a cell of a size.
    func contentFrame(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }

    /// The least height of a cell with a content configuration.
    func leastContentHeight() -> CGFloat { 0 }

    /// Returns the width that content has in a width. It takes up all of it.
    func contentWidth(in width: CGFloat) -> CGFloat { width }

    /// Called before the content is measured.
    func prepareToFit() {}

    /// Called when the parts of the cell were placed.
    func partsWerePlaced() {}

    /// Called when the collection view begins or ends editing.
    func editingDidChange() {}

    private func setUpCell() {
        contentHolder.storage.isLayoutRoot = true
        contentHolder.frame = bounds
        contentHolder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentHolder)
    }
}
