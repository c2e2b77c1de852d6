import UIKit
import UIKitTesting

extension ControlSheet {
    static let menus = ControlSheet(name: "menus", height: 560) {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Menu"
        let button = UIButton(configuration: configuration)
        let move = UIAction(title: "Move", image: UIImage(systemName: "folder")) { _ in }
        let title = UIAction(title: "Title", subtitle: "With a subtitle") { _ in }
        let chosen = UIAction(title: "Chosen", state: .on) { _ in }
        let disabled = UIAction(title: "Disabled", attributes: .disabled) { _ in }
        let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in }
        let more = UIMenu(title: "More", children: [UIAction(title: "Print") { _ in }])
        let inline = UIMenu(options: .displayInline, children: [chosen, disabled, more])
        button.menu = UIMenu(title: "Rivers", children: [move, title, inline, delete])
        button.showsMenuAsPrimaryAction = true
        return SpecimenViewController([Specimen("A button with a menu", [button])])
    } act: { screen in
        if let button = screen.element(labelled: "Menu") { screen.activate(button) }
    }
}
