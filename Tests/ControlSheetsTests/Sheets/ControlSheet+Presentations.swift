import UIKit

extension ControlSheet {
    /// A sheet at half of the height, with a grabber.
    static let sheets = ControlSheet(name: "sheets", height: 400) {
        presenter()
    } act: { screen in
        let content = UINavigationController(rootViewController: page("Details"))
        content.sheetPresentationController?.detents = [.medium(), .large()]
        content.sheetPresentationController?.prefersGrabberVisible = true
        screen.window.rootViewController?.present(content, animated: false)
    }

    /// A sheet at its full height.
    static let pageSheets = ControlSheet(name: "sheets-large", height: 400) {
        presenter()
    } act: { screen in
        let content = UINavigationController(rootViewController: page("Details"))
        screen.window.rootViewController?.present(content, animated: false)
    }

    static let popovers = ControlSheet(name: "popovers", height: 360) {
        presenter()
    } act: { screen in
        guard let root = screen.window.rootViewController else { return }
        let content = PopoverPage()
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = root.view.subviews.first
        content.popoverPresentationController?.delegate = PopoverPage.adaptation
        root.present(content, animated: false)
    }

    @MainActor private static func presenter() -> UIViewController {
        SpecimenViewController([
            Specimen("Behind", [UIButton(configuration: .filled(), primaryAction: UIAction(title: "Present") { _ in })])
        ])
    }

    @MainActor private static func page(_ title: String) -> UIViewController {
        let toggle = UISwitch()
        toggle.accessibilityLabel = "A switch"
        let page = SpecimenViewController([Specimen("A switch", [toggle])])
        page.title = title
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
        return page
    }
}

/// A page that is shown in a popover at all widths.
private final class PopoverPage: UIViewController {
    static let adaptation = NoAdaptation()

    final class NoAdaptation: NSObject, UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(
            for controller: UIPresentationController,
            traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { .none }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = "A popover"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        ])
        preferredContentSize = CGSize(width: 300, height: 160)
    }
}
