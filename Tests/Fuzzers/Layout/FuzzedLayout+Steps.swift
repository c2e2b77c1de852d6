import UIKit
import UIKitTesting

extension FuzzedLayout {
    func perform(_ step: LayoutStep) {
        // Programs include constraints that contradict each other.
        LayoutMessages.drop { apply(step) }
        // Views that were removed took constraints with them.
        active.removeAll { ties[$0]?.isActive != true }
    }

    private func apply(_ step: LayoutStep) {
        switch step {
        case .hierarchy(let step): if !views.isEmpty { perform(step) }
        case .view(let index, let step): if let view = item(index, or: step.isForContainer) { perform(step, on: view) }
        case .label(let index, let step):
            if let label: UILabel = view(index) { perform(step, on: label) }
        case .stack(let index, let step):
            if let stack: UIStackView = view(index) { perform(step, on: stack) }
        case .tie(let index, let step): if !ties.isEmpty { perform(step, on: index % ties.count) }
        case .resize(let width, let height): outer.frame.size = CGSize(width: width, height: height)
        case .category(let index):
            screen.setContentSizeCategory([.large, .extraSmall, .extraExtraExtraLarge][index % 3])
        case .layOut(let index): item(index, or: true)?.layoutIfNeeded()
        case .fit(let index, let width):
            _ = item(index, or: true)?.systemLayoutSizeFitting(
                CGSize(width: width, height: 0),
                withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            )
        case .advance(let milliseconds): screen.advance(by: Double(milliseconds) / 1000)
        case .compare: outer.layoutIfNeeded()
        case .settle:
            screen.settle()
            outer.layoutIfNeeded()
        }
    }

    // MARK: Names

    /// Returns a view. 0 is the container where it counts.
    private func item(_ index: Int, or countsContainer: Bool) -> UIView? {
        if countsContainer, index == 0 { return container }
        return views.isEmpty ? nil : views[index % views.count]
    }

    private func view<Kind: UIView>(_ index: Int) -> Kind? {
        let all = views.compactMap { $0 as? Kind }
        return all.isEmpty ? nil : all[index % all.count]
    }

    // MARK: Steps by kind

    private func perform(_ step: HierarchyStep) {
        switch step {
        case .add(let index, let goal):
            guard let view = item(index, or: false), let goal = item(goal, or: true) else { return }
            if !goal.isDescendant(of: view) { goal.addSubview(view) }
        case .remove(let index): item(index, or: false)?.removeFromSuperview()
        case .bringToFront(let index):
            if let view = item(index, or: false) { view.superview?.bringSubviewToFront(view) }
        case .sendToBack(let index):
            if let view = item(index, or: false) { view.superview?.sendSubviewToBack(view) }
        case .arrange(let index, let goal, let place):
            guard let view = item(index, or: false), let stack: UIStackView = self.view(goal),
                !stack.isDescendant(of: view)
            else { return }
            stack.insertArrangedSubview(view, at: place % (stack.arrangedSubviews.count + 1))
        case .stopArranging(let index):
            if let view = item(index, or: false) { (view.superview as? UIStackView)?.removeArrangedSubview(view) }
        case .moveGuide(let index, let goal):
            guard !guides.isEmpty, let goal = item(goal, or: true) else { return }
            goal.addLayoutGuide(guides[index % guides.count])
        }
    }

    private func perform(_ step: ViewStep, on view: UIView) {
        switch step {
        case .hide(let isHidden, let isAnimated):
            if isAnimated {
                UIView.animate(withDuration: 0.2) { view.isHidden = isHidden }
            } else {
                view.isHidden = isHidden
            }
        case .size(let width, let height): (view as? SizedView)?.size = CGSize(width: width, height: height)
        case .hugging(let isVertical, let priority):
            view.setContentHuggingPriority(UILayoutPriority(Float(priority)), for: isVertical ? .vertical : .horizontal)
        case .compression(let isVertical, let priority):
            view.setContentCompressionResistancePriority(
                UILayoutPriority(Float(priority)),
                for: isVertical ? .vertical : .horizontal
            )
        case .followsFrame(let follows): view.translatesAutoresizingMaskIntoConstraints = follows
        case .frame(let x, let y, let width, let height):
            guard view.translatesAutoresizingMaskIntoConstraints else { return }
            view.frame = CGRect(x: x, y: y, width: width, height: height)
        case .mask(let mask): view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(mask))
        case .scroll(let x, let y): view.bounds.origin = CGPoint(x: x, y: y)
        case .margins(let margin): setMargins(margin, of: view)
        case .direction(let direction):
            let all: [UISemanticContentAttribute] = [.unspecified, .forceLeftToRight, .forceRightToLeft]
            view.semanticContentAttribute = all[direction % all.count]
        case .spacingAfter(let spacing):
            (view.superview as? UIStackView)?.setCustomSpacing(Self.customSpacings[spacing % 4], after: view)
        }
    }

    func setMargins(_ margin: Int, of view: UIView) {
        let value = CGFloat(margin)
        view.layoutMargins = UIEdgeInsets(top: value, left: value + 1, bottom: value + 2, right: value + 3)
        margins[ObjectIdentifier(view)] = margin
    }

    private func perform(_ step: LabelStep, on label: UILabel) {
        switch step {
        case .text(let text): label.text = LabelText.all[text % LabelText.all.count]
        case .lines(let lines): label.numberOfLines = lines
        case .font(let index):
            let fonts: [UIFont] = [
                .systemFont(ofSize: 17), .systemFont(ofSize: 11), .boldSystemFont(ofSize: 28),
                .preferredFont(forTextStyle: .body),
            ]
            label.font = fonts[index % fonts.count]
            label.adjustsFontForContentSizeCategory = index % fonts.count == 3
        case .preferredWidth(let width): label.preferredMaxLayoutWidth = CGFloat(width)
        case .alignment(let alignment): label.textAlignment = NSTextAlignment(rawValue: alignment % 5) ?? .natural
        }
    }

    private func perform(_ step: StackStep, on stack: UIStackView) {
        switch step {
        case .axis(let isVertical): stack.axis = isVertical ? .vertical : .horizontal
        case .distribution(let value): stack.distribution = UIStackView.Distribution(rawValue: value % 5) ?? .fill
        case .alignment(let value): stack.alignment = UIStackView.Alignment(rawValue: value % 6) ?? .fill
        case .spacing(let index): stack.spacing = [0, 4, 8, 20, UIStackView.spacingUseSystem][index % 5]
        case .isMarginsRelative(let value): stack.isLayoutMarginsRelativeArrangement = value
        case .isBaselineRelative(let value): stack.isBaselineRelativeArrangement = value
        }
    }

    private func perform(_ step: TieStep, on index: Int) {
        switch step {
        case .activate: setActive(true, index)
        case .deactivate: setActive(false, index)
        case .constant(let constant): ties[index]?.constant = CGFloat(constant)
        case .priority(let priority):
            // An active constraint can't change to or from required.
            guard let tie = ties[index], (tie.priority == .required) == (priority >= 1000) else { return }
            tie.priority = UILayoutPriority(Float(min(priority, 1000)))
        }
    }

    private static let customSpacings = [
        UIStackView.spacingUseDefault, 0, 20, UIStackView.spacingUseSystem,
    ]
}

extension ViewStep {
    /// Whether view 0 is the container.
    fileprivate var isForContainer: Bool {
        switch self {
        case .margins, .direction: true
        default: false
        }
    }
}
