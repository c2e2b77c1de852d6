import LayoutPeers
import Measurement

/// The works that measure a layout.
struct LayoutWorks {
    let layout: Layout
    /// The builds of kiwi.
    let kiwis: [Kiwi]
    /// Whether the layout has exactly one solution in every state.
    let isDetermined: Bool

    var building: Work {
        let kiwiLayout = KiwiLayout(layout)
        return work(
            "building from nothing",
            ours: { times in sum(times) { _ in UnfoldSession.build(layout) } },
            kiwi: { kiwi in { times in sum(times) { _ in kiwiLayout.build(kiwi) } } }
        )
    }

    /// Returns the work of suggesting the first values of one state after another.
    func suggesting(_ count: Int, _ title: String) -> Work {
        let states = layout.states.map { Array($0.prefix(count)) }
        return work(title, cycle: states.count) { session in
            { times in sum(times) { session.suggest(states[$0 % states.count]) } }
        }
    }

    func changing(_ title: String) -> Work {
        work(title, cycle: 2) { session in { times in sum(times) { session.change($0 % 2 == 0) } } }
    }

    /// The work of removing and adding each constraint in turn. Without some of them, values are ambiguous.
    var readding: Work {
        let count = layout.constraints.count
        return work("removing a constraint, then adding it", cycle: count, hasEqualSums: false) { session in
            { times in sum(times) { session.readd($0 % count) } }
        }
    }

    private func work(
        _ title: String,
        cycle: Int,
        hasEqualSums: Bool = true,
        run: (any LayoutSession) -> (Int) -> Double
    ) -> Work {
        let kiwiLayout = KiwiLayout(layout)
        return work(
            title,
            cycle: cycle,
            hasEqualSums: hasEqualSums,
            ours: run(UnfoldSession(layout)),
            kiwi: { run(KiwiSession(kiwiLayout, in: $0)) }
        )
    }

    private func work(
        _ title: String,
        cycle: Int = 1,
        hasEqualSums: Bool = true,
        ours: @escaping (Int) -> Double,
        kiwi: (Kiwi) -> (Int) -> Double
    ) -> Work {
        let peers = kiwis.map { Side("kiwi", run: kiwi($0)) }
        return Work(
            title,
            cycle: cycle,
            hasEqualSums: hasEqualSums && isDetermined,
            sides: [Side("Unfold", run: ours)] + peers
        )
    }
}

private func sum(_ times: Int, _ body: (Int) -> Double) -> Double {
    var sum = 0.0
    for time in 0..<times { sum += body(time) }
    return sum
}
