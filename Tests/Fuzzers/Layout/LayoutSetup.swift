import SeededRandom

/// The views that a program starts with, and the constraints that it may activate.
package struct LayoutSetup: Codable, Sendable {
    package enum Kind: String, Codable, Sendable {
        case plain
        /// A view with an intrinsic content size.
        case sized
        case label
        case stack
    }

    package struct View: Codable, Sendable {
        package var kind: Kind
        /// The superview, counted among the views before this one. 0 is the container. If it is a stack
        /// view, it arranges this view.
        package var parent: Int

        package init(_ kind: Kind, in parent: Int) {
            self.kind = kind
            self.parent = parent
        }

        package init(kind: Kind, parent: Int) {
            self.init(kind, in: parent)
        }
    }

    package var views: [View]
    /// The views that own the layout guides.
    package var guides: [Int]
    package var ties: [LayoutTie]
    /// Whether the container is a cell's content view, instead of a plain view.
    package var isCell: Bool

    package init(views: [View], guides: [Int] = [], ties: [LayoutTie] = [], isCell: Bool = false) {
        self.views = views
        self.guides = guides
        self.ties = ties
        self.isCell = isCell
    }

    /// Returns random views with random constraints.
    static func anyViews(using generator: inout SeededGenerator) -> LayoutSetup {
        let kinds: [Kind] = [.plain, .plain, .sized, .label, .stack]
        let count = 2 + generator.below(7)
        let views = (0..<count).map { index in
            View(kinds[generator.below(kinds.count)], in: generator.below(2) == 0 ? 0 : generator.below(index + 1))
        }
        return LayoutSetup(
            views: views,
            guides: (0..<generator.below(3)).map { _ in generator.below(count) },
            ties: (0..<3 + generator.below(20)).map { _ in LayoutTie(using: &generator) },
            isCell: generator.below(4) == 0
        )
    }

    /// Returns a stack view at the container's edges, with stack views inside.
    static func stackViews(using generator: inout SeededGenerator) -> LayoutSetup {
        let kinds: [Kind] = [.plain, .sized, .label, .label, .stack]
        var views = [View(.stack, in: 0)]
        for _ in 0..<3 + generator.below(6) {
            let stacks = views.indices.filter { views[$0].kind == .stack }
            let parent = generator.below(3) == 0 ? 0 : stacks[generator.below(stacks.count)]
            views.append(View(kinds[generator.below(kinds.count)], in: parent + 1))
        }
        var ties = LayoutTie.edges(of: 0, count: 2 + generator.below(3))
        for (index, view) in views.enumerated().dropFirst() {
            let isPlain = view.kind == .plain
            if isPlain || generator.below(5) == 0 { ties.append(.size(of: index, isWidth: true, using: &generator)) }
            if isPlain || generator.below(5) == 0 { ties.append(.size(of: index, isWidth: false, using: &generator)) }
            if generator.below(12) == 0 { ties.append(.aspect(of: index, using: &generator)) }
        }
        return LayoutSetup(views: views, ties: ties, isCell: generator.below(4) == 0)
    }
}
