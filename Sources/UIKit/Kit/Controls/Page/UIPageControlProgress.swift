import Foundation

/// The progress that the indicator of the current page of a page control shows.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
    /// The control that shows the progress.
    weak var control: UIPageControl?
    private var progress: Float = 0
    private var wasVisible = false

    public override init() {
        super.init()
    }

    /// The delegate. `nil` by default.
    open weak var delegate: (any UIPageControlProgressDelegate)?

    /// The progress of the current page, clamped to 0 through 1. 0 by default.
    ///
    /// A new page begins with what the delegate returns, or with 0 without one. A control that gets the progress asks
    /// the delegate, too.
    open var currentProgress: Float {
        get { progress }
        set {
            progress = min(max(newValue, 0), 1)
            control?.progressDidChange()
        }
    }

    /// Whether the progress is visible. It isn't while the user moves through the pages, or without pages.
    open var isProgressVisible: Bool { control?.showsProgress ?? false }

    /// Called after a page control has got the progress.
    func controlDidChange(at page: Int) {
        if delegate == nil { control?.progressDidChange() } else { pageDidChange(to: page) }
    }

    /// Called after the current page has changed.
    func pageDidChange(to page: Int) {
        currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
    }

    /// Notifies the delegate if the progress has appeared or disappeared.
    func visibilityMayHaveChanged() {
        guard isProgressVisible != wasVisible else { return }
        wasVisible.toggle()
        delegate?.pageControlProgressVisibilityDidChange(self)
    }
}
