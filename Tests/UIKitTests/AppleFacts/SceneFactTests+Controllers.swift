import UIKit

@testable import UIKitTestSupport

/// The scenes of view controllers.
extension UIKitScreenTests.SceneFactTests {
    var controllerScenes: [String: Maker] {
        [
            "nav/basic": makeNavigation, "nav/large": makeLargeTitle, "nav/push": makePush, "nav/items": makeItems,
            "nav/scroll-inset": makeScrollInset,
        ]
    }

    /// Returns a controller with a label 16 points from the corner of its view.
    func controller(_ stage: Stage, _ title: String, label name: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        let label = stage.label(name, title)
        label.sizeToFit()
        label.frame.origin = CGPoint(x: 16, y: 16)
        controller.view.addSubview(label)
        return controller
    }

    @discardableResult
    func show(_ stage: Stage, _ root: UIViewController) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: root)
        stage.root.removeFromSuperview()
        stage.screen.show(navigation)
        stage.views["bar"] = navigation.navigationBar
        stage.views["content"] = root.view
        return navigation
    }

    private func makeNavigation(_ stage: Stage) {
        show(stage, controller(stage, "Settings", label: "label"))
    }

    private func makeLargeTitle(_ stage: Stage) {
        show(stage, controller(stage, "Settings", label: "label")).navigationBar.prefersLargeTitles = true
    }

    private func makePush(_ stage: Stage) {
        let navigation = show(stage, controller(stage, "Settings", label: "label"))
        stage.steps = [
            {
                let detail = self.controller(stage, "Detail", label: "detailLabel")
                navigation.pushViewController(detail, animated: false)
                stage.views["detail"] = detail.view
            }, { navigation.popViewController(animated: false) },
        ]
    }

    private func makeItems(_ stage: Stage) {
        let root = controller(stage, "Inbox", label: "label")
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in })
        root.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .add)
        show(stage, root)
    }

    private func makeScrollInset(_ stage: Stage) {
        let root = UIViewController()
        root.title = "Short"
        for (name, y, height, content) in [("scroll", 0, 300, 120), ("never", 300, 100, 80)]
            as [(String, CGFloat, CGFloat, CGFloat)]
        {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: y, width: 320, height: height))
            if name == "never" { scroll.contentInsetAdjustmentBehavior = .never }
            scroll.contentSize = CGSize(width: 320, height: content)
            let label = stage.label(name == "never" ? "neverLabel" : "label", "Short content")
            label.sizeToFit()
            label.frame.origin = CGPoint(x: 16, y: 16)
            scroll.addSubview(label)
            stage.views[name] = scroll
            root.view.addSubview(scroll)
        }
        show(stage, root)
    }
}
