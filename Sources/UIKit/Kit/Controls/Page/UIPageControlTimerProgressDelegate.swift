import Foundation

/// An object that decides when a timer leads to another page of a page control.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
    /// Called after the timer has changed the progress, once per frame.
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)

    /// Returns whether the timer may lead to a page; otherwise it pauses. `true` by default.
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
    public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}

    public func pageControlTimerProgress(
        _ progress: UIPageControlTimerProgress,
        shouldAdvanceToPage page: Int
    ) -> Bool { true }
}
