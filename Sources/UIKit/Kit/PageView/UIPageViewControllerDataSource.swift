import Foundation

/// The pages of a page view controller. The numbers of the page control are optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Returns the page before a page; `nil` before the first one.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Returns the page after a page; `nil` after the last one.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Returns the number of dots of the page control. Without this method there is none.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Returns the dot of the page that was set with `setViewControllers(_:direction:animated:completion:)`.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    // A negative number means that the method isn't implemented.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { -1 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
