import UIKit

@testable import UIKitTestSupport

/// The scenes of zooming and of pages.
extension UIKitScreenTests.SceneFactTests {
    var scrollingScenes: [String: Maker] {
        [
            "scroll/zoom": makeZoomed, "page/scroll": { self.makePages($0, "pager", .scroll, .horizontal) },
            "page/curl": { self.makePages($0, "curl", .pageCurl, .vertical) },
        ]
    }

    private final class Zoomer: NSObject, UIScrollViewDelegate {
        let view: UIView

        init(_ view: UIView) { self.view = view }

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }

    /// Adds a scroll view that zooms a view of a size.
    private func zooming(_ stage: Stage, _ name: String, _ content: CGSize, y: CGFloat, scales: ClosedRange<CGFloat>)
        -> UIScrollView
    {
        let scroll = UIScrollView(frame: CGRect(x: 16, y: y, width: 200, height: 150))
        let view = UIView(frame: CGRect(origin: .zero, size: content))
        let zoomer = Zoomer(view)
        scroll.minimumZoomScale = scales.lowerBound
        scroll.maximumZoomScale = scales.upperBound
        scroll.delegate = zoomer
        scroll.contentSize = content
        scroll.addSubview(view)
        stage.root.addSubview(scroll)
        stage.kept.append(zoomer)
        stage.views[name] = scroll
        stage.views[name + "View"] = view
        return scroll
    }

    private func makeZoomed(_ stage: Stage) {
        let photo = zooming(stage, "photo", CGSize(width: 80, height: 60), y: 16, scales: 0.5...4)
        photo.setZoomScale(2, animated: false)
        let panel = zooming(stage, "panel", CGSize(width: 200, height: 150), y: 182, scales: 1...3)
        let mark = stage.plain("mark")[0]
        mark.frame = CGRect(x: 50, y: 50, width: 100, height: 75)
        stage.views["panelView"]?.addSubview(mark)
        panel.zoom(to: mark.frame, animated: false)
        stage.steps = [{ photo.setZoomScale(0.5, animated: false) }]
    }

    private final class Pages: NSObject, UIPageViewControllerDataSource {
        var pages: [UIViewController] = []
        let showsDots: Bool

        init(showsDots: Bool) { self.showsDots = showsDots }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { pages.first === viewController ? nil : pages.first }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { pages.last === viewController ? nil : pages.last }

        func presentationCount(for pageViewController: UIPageViewController) -> Int { showsDots ? pages.count : 0 }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
    }

    private func makePages(
        _ stage: Stage,
        _ name: String,
        _ style: UIPageViewController.TransitionStyle,
        _ orientation: UIPageViewController.NavigationOrientation
    ) {
        let source = Pages(showsDots: style == .scroll)
        source.pages = ["page1", "page2"].map { name in
            let page = UIViewController()
            let label = stage.label(name, "Page", size: 28)
            label.font = .systemFont(ofSize: 28, weight: .semibold)
            label.sizeToFit()
            label.frame.origin = CGPoint(x: 24, y: 24)
            page.view.addSubview(label)
            return page
        }
        let controller = UIPageViewController(
            transitionStyle: style,
            navigationOrientation: orientation,
            options: style == .scroll ? [.interPageSpacing: 20] : nil
        )
        controller.dataSource = source
        controller.setViewControllers([source.pages[0]], direction: .forward, animated: false)
        stage.kept.append(source)
        stage.root.removeFromSuperview()
        stage.screen.show(controller)
        stage.views[name] = controller.view
        stage.steps = [
            { controller.setViewControllers([source.pages[1]], direction: .forward, animated: false) }
        ]
    }
}
