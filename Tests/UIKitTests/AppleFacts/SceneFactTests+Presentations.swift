@testable import UIKit
@testable import UIKitTestSupport

/// The scenes of alerts, sheets and popovers.
extension UIKitScreenTests.SceneFactTests {
    var presentationScenes: [String: Maker] {
        [
            "alert/basic": makeAlert, "alert/textfield": makeAlertWithField, "alert/textfields": makeAlertWithFields,
            "alert/sheet": makeSheet, "sheet/page": makePageSheet,
            "popover/basic": { self.makePopover($0, adapts: false) },
            "popover/adapted": { self.makePopover($0, adapts: true) },
        ]
    }

    private func present(_ stage: Stage, over root: UIViewController, _ make: @escaping () -> UIViewController) {
        stage.root.removeFromSuperview()
        stage.screen.show(root)
        stage.steps = [
            { root.present(make(), animated: false) }, { root.dismiss(animated: false) },
        ]
    }

    private func present(_ stage: Stage, _ make: @escaping () -> UIViewController) {
        present(stage, over: controller(stage, "Behind", label: "behind"), make)
    }

    // MARK: Alerts

    private func present(
        _ stage: Stage,
        _ name: String,
        _ alert: UIAlertController,
        _ actions: [(String, UIAlertAction.Style)]
    ) {
        for (title, style) in actions { alert.addAction(UIAlertAction(title: title, style: style)) }
        stage.views[name] = (alert.view as? AlertView)?.panel
        present(stage) { alert }
    }

    private func makeAlert(_ stage: Stage) {
        let alert = UIAlertController(
            title: "Delete file?",
            message: "This cannot be undone.",
            preferredStyle: .alert
        )
        present(stage, "alert", alert, [("Cancel", .cancel), ("Delete", .destructive)])
    }

    private func makeAlertWithField(_ stage: Stage) {
        let alert = UIAlertController(
            title: "Rename",
            message: "Enter a new name for the file.",
            preferredStyle: .alert
        )
        alert.addTextField { $0.placeholder = "Name" }
        stage.views["field"] = alert.textFields?[0]
        present(stage, "alert", alert, [("Cancel", .cancel), ("Save", .default)])
    }

    private func makeAlertWithFields(_ stage: Stage) {
        let alert = UIAlertController(title: "Sign In", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.text = "corey" }
        alert.addTextField {
            $0.placeholder = "Password"
            $0.isSecureTextEntry = true
        }
        stage.views["username"] = alert.textFields?[0]
        stage.views["password"] = alert.textFields?[1]
        let actions: [(String, UIAlertAction.Style)] = [
            ("Cancel", .cancel), ("Sign In", .default), ("Forgot Password", .default),
        ]
        present(stage, "alert", alert, actions)
    }

    private func makeSheet(_ stage: Stage) {
        let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
        present(stage, "sheet", sheet, [("Copy Link", .default), ("Save Image", .default), ("Cancel", .cancel)])
    }

    // MARK: Sheets and popovers

    private func makePageSheet(_ stage: Stage) {
        present(stage) {
            let presented = self.controller(stage, "Presented", label: "presentedLabel")
            stage.views["presented"] = presented.view
            return presented
        }
    }

    private final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(
            for controller: UIPresentationController,
            traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { .none }
    }

    private func makePopover(_ stage: Stage, adapts: Bool) {
        let (root, keeper) = (UIViewController(), Keeper())
        stage.kept.append(keeper)
        let source = UIButton(type: .system)
        source.setTitle("Options", for: .normal)
        source.frame = CGRect(x: 110, y: 300, width: 100, height: 44)
        root.view.addSubview(source)
        stage.views["source"] = source
        present(stage, over: root) {
            let presented = self.controller(stage, "Popover", label: "popoverLabel")
            presented.preferredContentSize = CGSize(width: 240, height: 120)
            presented.modalPresentationStyle = .popover
            presented.popoverPresentationController?.sourceView = source
            presented.popoverPresentationController?.sourceRect = source.bounds
            if !adapts {
                presented.popoverPresentationController?.permittedArrowDirections = .down
                presented.popoverPresentationController?.delegate = keeper
            }
            stage.views["popover"] = presented.view
            return presented
        }
    }
}
