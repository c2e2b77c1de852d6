import Foundation

/// A progress that grows with time, and leads to the next page at its end.
///
/// ```swift
/// let progress = UIPageControlTimerProgress(preferredDuration: 5)
/// pageControl.progress = progress
/// progress.resumeTimer()
/// ```
///
/// The control sends `.valueChanged` for each page. The timer waits while the progress isn't visible, and pauses after
/// the last page, unless it begins again.
open class UIPageControlTimerProgress: UIPageControlProgress {
    private var durations: [Int: TimeInterval] = [:]
    private var link: UIUpdateLink?
    /// The time of the last frame, in seconds.
    private var lastTime: TimeInterval?
    private var runs = false

    /// Creates a progress that takes a duration in seconds for each page. It doesn't run yet.
    public init(preferredDuration: TimeInterval) {
        self.preferredDuration = preferredDuration
        super.init()
    }

    private var timerDelegate: (any UIPageControlTimerProgressDelegate)? {
        super.delegate as? any UIPageControlTimerProgressDelegate
    }

    /// The duration in seconds of a page without one of its own.
    open var preferredDuration: TimeInterval

    /// Whether the first page follows the last one. `false` by default (unverified).
    open var resetsToInitialPageAfterEnd = false

    /// Whether the timer runs. `false` by default.
    open var isRunning: Bool { runs }

    /// Lets the timer run from the present progress.
    open func resumeTimer() {
        guard !runs else { return }
        runs = true
        follow()
    }

    /// Stops the timer. The progress stays.
    open func pauseTimer() {
        runs = false
        follow()
    }

    /// Sets the duration in seconds of a page, instead of the preferred one. 0 removes it.
    open func setDuration(_ duration: TimeInterval, forPage page: Int) {
        durations[page] = duration > 0 ? duration : nil
    }

    /// Returns the duration in seconds of a page.
    open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

    override func visibilityMayHaveChanged() {
        super.visibilityMayHaveChanged()
        follow()
    }

    /// Asks for frames as long as there is something to show.
    private func follow() {
        guard runs, isProgressVisible, let control else {
            link?.isEnabled = false
            (link, lastTime) = (nil, nil)
            return
        }
        guard link == nil else { return }
        let link = UIUpdateLink(view: control) { [weak self] _, info in self?.tick(at: info.modelTime) }
        link.requiresContinuousUpdates = true
        link.isEnabled = true
        self.link = link
    }

    private func tick(at time: TimeInterval) {
        guard let lastTime, let control else {
            self.lastTime = time
            return
        }
        self.lastTime = time
        let duration = duration(forPage: control.currentPage)
        let step = duration > 0 ? Float((time - lastTime) / duration) : 1
        let progress = currentProgress + step
        currentProgress = progress
        timerDelegate?.pageControlTimerProgressDidChange(self)
        if progress >= 1 { end(of: control.currentPage, in: control) }
    }

    private func end(of page: Int, in control: UIPageControl) {
        let isLast = page + 1 >= control.numberOfPages
        guard !isLast || resetsToInitialPageAfterEnd else { return pauseTimer() }
        let next = isLast ? 0 : page + 1
        guard timerDelegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true else {
            return pauseTimer()
        }
        control.advance(to: next)
    }
}
