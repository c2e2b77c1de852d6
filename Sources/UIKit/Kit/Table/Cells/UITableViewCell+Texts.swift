import CoreGraphics

/// The parts of the system's cell styles, which are added to the content view when a client asks for them.
extension UITableViewCell {
    func label(_ role: CellTexts.Role) -> UILabel {
        if let existing = role == .title ? texts.title : texts.detail { return existing }
        let label = UILabel()
        label.backgroundColor = nil
        AppearanceRules.silently { CellTexts.dress(label, role, style) }
        if role == .title { texts.title = label } else { texts.detail = label }
        contentView.addSubview(label)
        return label
    }

    func madeImageView() -> UIImageView {
        if let existing = texts.image { return existing }
        let view = UIImageView()
        view.contentMode = .scaleAspectFit
        view.preferredSymbolConfiguration = CellTexts.symbolConfiguration
        texts.image = view
        contentView.addSubview(view)
        return view
    }
}
