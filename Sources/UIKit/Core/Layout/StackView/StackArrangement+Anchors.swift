/// The anchors of members by axis.
extension StackArrangement {
    typealias Anchor = StackConstraint.Anchor
    typealias Member = StackConstraint.Member
    typealias Axis = NSLayoutConstraint.Axis

    func anchor(_ member: Member, _ attribute: NSLayoutConstraint.Attribute) -> Anchor {
        Anchor(member: member, attribute: attribute)
    }

    func start(_ member: Member) -> Anchor { start(member, axis) }

    func start(_ member: Member, _ axis: Axis) -> Anchor {
        anchor(member, axis == .horizontal ? .leading : .top)
    }

    func end(_ member: Member) -> Anchor { end(member, axis) }

    func end(_ member: Member, _ axis: Axis) -> Anchor {
        anchor(member, axis == .horizontal ? .trailing : .bottom)
    }

    func center(_ member: Member, _ axis: Axis) -> Anchor {
        anchor(member, axis == .horizontal ? .centerX : .centerY)
    }

    func length(_ member: Member) -> Anchor { length(member, axis) }

    func length(_ member: Member, _ axis: Axis) -> Anchor {
        anchor(member, axis == .horizontal ? .width : .height)
    }

    /// Returns a constraint that makes the length of a member 0.
    func size(
        _ member: Member,
        _ axis: Axis,
        _ purpose: StackConstraint.Purpose,
        _ priority: UILayoutPriority
    ) -> StackConstraint {
        StackConstraint(purpose: purpose, first: length(member, axis), priority: priority)
    }
}
