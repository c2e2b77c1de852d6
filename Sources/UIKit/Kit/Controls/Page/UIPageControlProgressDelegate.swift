import Foundation

/// An object that is notified of the progress in a page control.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
    /// Returns the progress, from 0 to 1, with which a page begins. 0 by default.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float

    /// Called after the progress has appeared or disappeared.
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }

    public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
