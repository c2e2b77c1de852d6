import Testing

@testable import Unfold

struct ScrollPlanTests {
    private let plan = ScrollPlan(height: 100, insets: (10, 20), contentHeight: 500)

    @Test func thereIsNoBlankSpace() {
        #expect(plan.bounded(-50) == -10 && plan.bounded(40) == 40 && plan.bounded(1_000) == 420)
        let short = ScrollPlan(height: 100, insets: (10, 20), contentHeight: 30)
        for offset in [-30.0, 0, 30] { #expect(short.bounded(offset) == -10) }
    }

    @Test func aRowStaysWhereItWas() {
        #expect(plan.offset(keeping: 200...240, at: 50) == 150)
        #expect(plan.offset(keeping: 20...30, at: 90) == -10, "as far as the ends allow")
    }

    @Test func noFurtherThanItTakes() {
        // The bars leave the range from 10 to 80 on the screen.
        #expect(plan.offset(showing: 200...240, from: 150, .minimal) == 160)
        #expect(plan.offset(showing: 200...240, from: 170, .minimal) == 170)
        #expect(plan.offset(showing: 200...240, from: 230, .minimal) == 190)
        #expect(plan.offset(showing: 200...290, from: 150, .minimal) == 190, "the top of what is too high")
        #expect(plan.offset(showing: 200...240, from: 150, .none) == 150)
        #expect(plan.offset(showing: 200...240, from: 170, .top) == 190)
        #expect(plan.offset(showing: 480...500, from: 150, .top) == 420)
    }
}
