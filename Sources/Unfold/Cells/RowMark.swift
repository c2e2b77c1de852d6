import UIKit

/// The state that an expander associates with a cell.
///
/// The mark is an invisible subview of the cell. It lives as long as the cell, and it is notified when the width or
/// the content size category of the cell changes, and when the cell returns to the screen.
final class RowMark: UIView {
    /// The object that stands for the expander that configured the cell.
    var owner: AnyObject?
    /// The identifier of the row that the cell shows, in a `Box`.
    var id: AnyObject?
    /// The number of the cell's configuration, which identifies the latest of several cells for a row.
    var configuration = 0
    /// The level that the cell was last asked to show, in a `Box`.
    var level: AnyObject?
    /// Whether the folded row shows everything, or `nil` if that isn't known.
    var fits: Bool?
    /// The state that the indicator and the accessibility properties of the cell show.
    var state: State?
    /// The accessibility traits and value that the expander adjusts.
    var traits = AdjustedValue<UIAccessibilityTraits>()
    var value = AdjustedValue<String?>()
    /// Whether the accessibility value has words of the expander.
    var hasWords = false
    /// Whether an outline set the `indentationLevel` of the cell.
    var hasIndentationLevel = false
    /// The width in points that an outline added to the leading margin of the content view.
    var indentation: CGFloat = 0
    /// The arrow of the cell, if it has one.
    var arrow: RowArrow?
    /// The covers of the cell's texts in a motion.
    let covers = TextCovers()
    /// The app's own value of `clipsToBounds`, while a motion clips the cell.
    private var ownClips: Bool?
    /// A closure that is called when the width or the content size category of the cell changes.
    var onChange: (@MainActor (RowMark) -> Void)?
    /// A closure that is called when the cell has returned to the screen without being configured.
    var onReturn: (@MainActor (RowMark) -> Void)?
    /// A closure that is called when the cell is laid out on the screen, once.
    private var onLayout: (@MainActor () -> Void)?
    private var seenWidth: CGFloat = 0
    /// Whether the cell was off the screen after its last configuration.
    private var hasLeft = false
    /// Whether the expander is changing the cell, so that `onChange` isn't called.
    private var isConfiguring = false

    private init(in cell: any RowCell) {
        super.init(frame: cell.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        seenWidth = cell.bounds.width
        // In front of the content view, the mark is laid out after it, when the lines of text are in place.
        cell.addSubview(self)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The state of a row as its indicator and the accessibility properties of its cell show it.
    struct State: Equatable {
        /// Whether the row is unfolded, or `nil` for a row with nothing to unfold.
        let isOpen: Bool?
        /// Whether the next change folds the row.
        let folds: Bool

        init(level: some ExpansionLevel, unfolds: Bool) {
            isOpen = unfolds ? !level.isFolded : nil
            folds = level.next.isFolded
        }
    }

    /// Returns the mark of a cell. Creates it if needed.
    static func of(_ cell: any RowCell) -> RowMark {
        existing(in: cell) ?? RowMark(in: cell)
    }

    /// Returns the mark of a cell, or `nil` if no expander has configured the cell.
    static func existing(in cell: any RowCell) -> RowMark? {
        for view in cell.subviews {
            if let mark = view as? RowMark { return mark }
        }
        return nil
    }

    /// Returns the mark of the cell that a view is in.
    static func existing(around view: UIView) -> RowMark? {
        var view: UIView? = view
        while let current = view {
            if let cell = current as? any RowCell { return existing(in: cell) }
            view = current.superview
        }
        return nil
    }

    /// The cell that the mark is in.
    ///
    /// Closures that are kept with a cell refer to its mark. A weak reference to the cell itself would make every later
    /// retain and release of it slower.
    var cell: (any RowCell)? { superview as? any RowCell }

    /// Changes the cell without calling `onChange`.
    func configuring(_ work: () -> Void) {
        let wasConfiguring = isConfiguring
        isConfiguring = true
        work()
        isConfiguring = wasConfiguring
    }

    /// Begins a motion, which clips the cell, since its content is laid out for another height meanwhile.
    func beginMotion(in cell: any RowCell, isClipped: Bool) {
        isInMotion = true
        guard isClipped, ownClips == nil else { return }
        ownClips = cell.clipsToBounds
        if !cell.clipsToBounds { cell.clipsToBounds = true }
    }

    /// Whether the cell has a clip or covers that end with its motion.
    private(set) var isInMotion = false

    /// Removes what a motion added to the cell.
    func endMotion(in cell: any RowCell) {
        guard isInMotion else { return }
        isInMotion = false
        covers.removeAll()
        if ownClips == false { cell.clipsToBounds = false }
        ownClips = nil
    }

    /// Calls a closure when the cell is laid out on the screen the next time.
    func layOut(_ work: @escaping @MainActor () -> Void) {
        onLayout = work
        setNeedsLayout()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window == nil else { return setNeedsLayout() }
        hasLeft = true
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        arrow?.place()
        if hasLeft, window != nil {
            hasLeft = false
            onReturn?(self)
        }
        if let onLayout, window != nil {
            self.onLayout = nil
            onLayout()
        }
        guard bounds.width != seenWidth else { return }
        seenWidth = bounds.width
        covers.removeAll()
        if !isConfiguring { onChange?(self) }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = traitCollection.preferredContentSizeCategory
        guard !isConfiguring, let previousTraitCollection else { return }
        if previousTraitCollection.preferredContentSizeCategory != category { onChange?(self) }
    }
}
