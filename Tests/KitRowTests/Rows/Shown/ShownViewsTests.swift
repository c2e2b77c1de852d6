import SeededRandom
import Testing

@testable import UIKit

@MainActor @Suite struct ShownViewsTests {
    private typealias Shown = ShownViews<Int, UIView>

    /// The same in lists that are searched from the beginning.
    @MainActor private struct Model {
        var views: [(element: Int, view: UIView)] = []
        var departures: [(number: Int, view: UIView, left: Int, element: Int?)] = []

        mutating func set(_ view: UIView, for element: Int) {
            if let index = views.firstIndex(where: { $0.element == element }) {
                views[index].view = view
            } else {
                views.append((element, view))
            }
        }

        func equals(_ shown: Shown) -> Bool {
            let haveSameViews = shown.views.elements.elementsEqual(views) {
                $0.key == $1.element && $0.value === $1.view
            }
            let haveSameDepartures = shown.departures.elementsEqual(departures) {
                $0.number == $1.number && $0.view === $1.view && $0.left == $1.left && $0.element == $1.element
            }
            return haveSameViews && haveSameDepartures
        }
    }

    @Test(arguments: UInt64(1)...20) func viewsAreFoundAsInLists(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var shown = Shown()
        var model = Model()
        for step in 0..<200 {
            let element = random.below(6)
            switch random.below(8) {
            case 0, 1:
                let view = UIView()
                shown.set(view, for: element)
                model.set(view, for: element)
            case 2:
                let removed = shown.remove(element)
                #expect(removed === model.views.first { $0.element == element }?.view)
                model.views.removeAll { $0.element == element }
            case 3:
                guard let view = shown.remove(element) else { break }
                model.views.removeAll { $0.element == element }
                let owner = random.below(2) == 0 ? element : nil
                let number = shown.depart(view, from: element, asViewOf: owner).number
                model.departures.append((number, view, element, owner))
            case 4:
                guard let number = shown.departures.last?.number else { break }
                #expect(shown.endDeparture(number)?.number == number)
                #expect(shown.endDeparture(number) == nil)
                model.departures.removeAll { $0.number == number }
            case 5:
                let index = model.departures.firstIndex { $0.element == element }
                #expect(shown.takeBack(element) === index.map { model.departures.remove(at: $0).view })
            case 6:
                shown.disown(element)
                for index in model.departures.indices where model.departures[index].element == element {
                    model.departures[index].element = nil
                }
            default:
                // Element 0 is deleted, and the others move up.
                let carried = { (element: Int) in element == 0 ? nil : element - 1 }
                shown.carryDepartures(to: carried)
                for index in model.departures.indices {
                    model.departures[index].element = model.departures[index].element.flatMap(carried)
                }
            }
            #expect(model.equals(shown), "seed \(seed), step \(step)")
        }
        #expect(shown.endDepartures().map(\.number) == model.departures.map(\.number))
        #expect(shown.departures.isEmpty)
    }

    @Test func departingViewsStayWhenTheOthersAreReplaced() {
        var shown = Shown()
        let (staying, leaving) = (UIView(), UIView())
        shown.set(staying, for: 1)
        _ = shown.depart(leaving, from: 2, asViewOf: nil)
        shown.replace([4: staying])
        #expect(shown.views.keys == [4])
        #expect(shown.departures.map(\.left) == [2])
        shown.removeAll()
        #expect(shown.views.isEmpty)
        #expect(shown.departures.count == 1)
    }
}
