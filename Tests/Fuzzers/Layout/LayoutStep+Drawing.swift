import SeededRandom

extension LayoutStep {
    /// Returns a step for stack views.
    static func ofStackViews(using generator: inout SeededGenerator) -> LayoutStep {
        let view = generator.below(16)
        switch generator.below(32) {
        case 0..<4: return .view(view, .hide(generator.below(2) == 0, animated: generator.below(3) == 0))
        case 4..<8: return .hierarchy(.arrange(view, in: generator.below(16), at: generator.below(6)))
        case 8..<17: return .stack(view, StackStep(using: &generator))
        case 17: return .view(view, .spacingAfter(generator.below(5)))
        case 18: return .view(view, .margins(generator.below(12)))
        case 19, 20: return .tie(generator.below(64), TieStep(isStacked: true, using: &generator))
        case 21: return .view(view, ViewStep(isStacked: true, using: &generator))
        case 22, 23: return .label(view, LabelStep(using: &generator))
        default: return common(using: &generator)
        }
    }

    /// Returns a step for any hierarchy.
    static func ofAnyViews(using generator: inout SeededGenerator) -> LayoutStep {
        let view = generator.below(16)
        switch generator.below(32) {
        case 0..<9: return .tie(generator.below(64), TieStep(isStacked: false, using: &generator))
        case 9..<17: return .view(view, ViewStep(isStacked: false, using: &generator))
        case 17, 18: return .hierarchy(HierarchyStep(using: &generator))
        case 19, 20: return .label(view, LabelStep(using: &generator))
        case 21: return .stack(view, StackStep(using: &generator))
        case 22: return .hierarchy(.arrange(view, in: generator.below(16), at: generator.below(6)))
        default: return common(using: &generator)
        }
    }

    private static func common(using generator: inout SeededGenerator) -> LayoutStep {
        let view = generator.below(16)
        switch generator.below(24) {
        case 0..<3: return .hierarchy(HierarchyStep(using: &generator))
        case 3, 4: return .resize(width: generator.below(10) * 50, height: generator.below(2) * 350 + 50)
        case 5: return .category(generator.below(3))
        case 6: return .view(generator.below(3) == 0 ? 0 : view, .direction(generator.below(3)))
        case 7..<9: return .layOut(generator.below(3) == 0 ? 0 : view)
        case 9: return .fit(generator.below(2) == 0 ? 0 : view, width: generator.below(300))
        case 10..<13: return .advance(generator.below(400))
        case 13: return .settle
        default: return .compare
        }
    }
}

extension HierarchyStep {
    init(using generator: inout SeededGenerator) {
        let (view, goal) = (generator.below(16), generator.below(3) == 0 ? 0 : generator.below(16))
        switch generator.below(10) {
        case 0..<4: self = .add(view, to: goal)
        case 4, 5: self = .remove(view)
        case 6: self = .bringToFront(view)
        case 7: self = .sendToBack(view)
        case 8: self = .stopArranging(view)
        default: self = .moveGuide(view, to: goal)
        }
    }
}

extension ViewStep {
    init(isStacked: Bool, using generator: inout SeededGenerator) {
        switch generator.below(isStacked ? 5 : 13) {
        case 0..<3: self = .size(width: generator.below(100) - 1, height: generator.below(60) - 1)
        case 3: self = .hugging(isVertical: generator.below(2) == 0, [1, 250, 251, 750][generator.below(4)])
        case 4: self = .compression(isVertical: generator.below(2) == 0, [250, 749, 750, 999][generator.below(4)])
        case 5: self = .hide(generator.below(2) == 0, animated: generator.below(3) == 0)
        case 6: self = .followsFrame(generator.below(2) == 0)
        case 7, 8:
            self = .frame(
                x: generator.below(120) - 20,
                y: generator.below(120) - 20,
                width: generator.below(150),
                height: generator.below(150)
            )
        case 9: self = .mask(generator.below(64))
        case 10: self = .scroll(x: generator.below(20), y: generator.below(20))
        case 11: self = .margins(generator.below(20))
        default: self = .direction(generator.below(3))
        }
    }
}

extension LabelStep {
    init(using generator: inout SeededGenerator) {
        switch generator.below(6) {
        case 0, 1: self = .text(generator.below(6))
        case 2: self = .lines(generator.below(3))
        case 3: self = .font(generator.below(4))
        case 4: self = .preferredWidth(generator.below(3) * 80)
        default: self = .alignment(generator.below(5))
        }
    }
}

extension StackStep {
    init(using generator: inout SeededGenerator) {
        switch generator.below(9) {
        case 0, 1: self = .axis(isVertical: generator.below(2) == 0)
        case 2, 3: self = .distribution(generator.below(5))
        case 4, 5: self = .alignment(generator.below(6))
        case 6: self = .spacing(generator.below(5))
        case 7: self = .isMarginsRelative(generator.below(2) == 0)
        default: self = .isBaselineRelative(generator.below(2) == 0)
        }
    }
}

extension TieStep {
    init(isStacked: Bool, using generator: inout SeededGenerator) {
        switch generator.below(8) {
        case 0, 1: self = .activate
        case 2, 3: self = .deactivate
        case 4, 5: self = .constant(isStacked ? 10 + generator.below(90) : generator.below(100) - 40)
        default: self = .priority(LayoutTie.drawPriority(using: &generator))
        }
    }
}
