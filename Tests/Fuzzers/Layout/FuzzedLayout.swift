import UIKit
import UIKitTesting

/// The views, guides and constraints of a program.
@MainActor
final class FuzzedLayout {
    let setup: LayoutSetup
    let screen: TestScreen
    /// The outermost view.
    let outer: UIView
    /// The superview of the views: the outermost view, or its content view if it is a cell.
    let container: UIView
    let views: [UIView]
    let guides: [UILayoutGuide]
    /// The constraints. `nil` stands for a combination that can't be a constraint.
    let ties: [NSLayoutConstraint?]
    /// The active constraints in the order of activation.
    var active: [Int] = []
    /// The margins that were set. Those that a view reports depend on its position.
    var margins: [ObjectIdentifier: Int] = [:]

    /// - Parameter isFilled: Whether the views are in the hierarchy of the setup.
    init(_ setup: LayoutSetup, on screen: TestScreen, isFilled: Bool) {
        self.setup = setup
        self.screen = screen
        let cell = setup.isCell ? UITableViewCell(style: .default, reuseIdentifier: nil) : nil
        outer = cell ?? UIView()
        container = cell?.contentView ?? outer
        views = setup.views.map { Self.makeView($0.kind) }
        guides = setup.guides.map { _ in UILayoutGuide() }
        ties = setup.ties.map { [container, views, guides] in
            $0.makeConstraint(container: container, views: views, guides: guides)
        }
        outer.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        screen.window.addSubview(outer)
        if isFilled { fill() }
    }

    private static func makeView(_ kind: LayoutSetup.Kind) -> UIView {
        let view: UIView
        switch kind {
        case .plain: view = UIView()
        case .sized: view = SizedView()
        case .label:
            let label = UILabel()
            label.numberOfLines = 0
            label.text = LabelText.all[2]
            view = label
        case .stack: view = UIStackView()
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }

    private func fill() {
        for (index, view) in setup.views.enumerated() {
            let parent = view.parent == 0 || index == 0 ? container : views[(view.parent - 1) % index]
            put(views[index], into: parent)
        }
        if !views.isEmpty {
            for (guide, owner) in zip(guides, setup.guides) { views[owner % views.count].addLayoutGuide(guide) }
        }
        for tie in ties.indices { setActive(true, tie) }
    }

    private func put(_ view: UIView, into parent: UIView) {
        if let stack = parent as? UIStackView { stack.addArrangedSubview(view) } else { parent.addSubview(view) }
    }

    // MARK: Constraints

    func setActive(_ isActive: Bool, _ index: Int) {
        guard let tie = ties[index], tie.isActive != isActive, !isActive || canActivate(tie) else { return }
        tie.isActive = isActive
        active.removeAll { $0 == index }
        if isActive { active.append(index) }
    }

    /// Returns whether both items are in one hierarchy.
    private func canActivate(_ tie: NSLayoutConstraint) -> Bool {
        guard let first = tie.firstItem.flatMap(viewOf) else { return false }
        guard let item = tie.secondItem else { return true }
        guard let second = viewOf(item) else { return false }
        return top(of: first) === top(of: second)
    }

    func viewOf(_ item: AnyObject) -> UIView? {
        item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }

    private func top(of view: UIView) -> UIView {
        sequence(first: view, next: \.superview).first { $0 === container || $0.superview == nil } ?? view
    }
}

/// The texts of the labels.
enum LabelText {
    static let all = [
        "", "word", "Some words.", "A longer text that takes up more than one line in most widths there are.",
        "One\nTwo\nThree", String(repeating: "many words ", count: 25),
    ]
}
