import SeededRandom

/// The views and recognizers that a program starts with.
package struct RecognizerSetup: Codable, Sendable {
    /// A view, inside an earlier one.
    package struct View: Codable, Sendable {
        /// The number of the view that contains it, modulo their count; the first view is in the window.
        package var parent: Int
        /// The distance in points from the edges of the view that contains it.
        package var inset: Int
        package var hasMultipleTouch: Bool
        package var isExclusive: Bool

        package init(parent: Int, inset: Int, hasMultipleTouch: Bool = true, isExclusive: Bool = false) {
            self.parent = parent
            self.inset = inset
            self.hasMultipleTouch = hasMultipleTouch
            self.isExclusive = isExclusive
        }
    }

    /// A recognizer of a view.
    package struct Recognizer: Codable, Sendable {
        package var kind: RecognizerKind
        package var view: Int
        /// The recognizer that must fail before this one begins.
        package var waitsFor: Int?
        /// The recognizer of which the delegate says that it must fail before this one begins.
        package var delegateWaitsFor: Int?
        package var isSimultaneous: Bool
        package var mayBegin: Bool
        package var cancelsTouches: Bool
        package var delaysBegan: Bool
        package var delaysEnded: Bool

        package init(
            kind: RecognizerKind,
            view: Int = 0,
            waitsFor: Int? = nil,
            delegateWaitsFor: Int? = nil,
            isSimultaneous: Bool = false,
            mayBegin: Bool = true,
            cancelsTouches: Bool = true,
            delaysBegan: Bool = false,
            delaysEnded: Bool = true
        ) {
            self.kind = kind
            self.view = view
            self.waitsFor = waitsFor
            self.delegateWaitsFor = delegateWaitsFor
            self.isSimultaneous = isSimultaneous
            self.mayBegin = mayBegin
            self.cancelsTouches = cancelsTouches
            self.delaysBegan = delaysBegan
            self.delaysEnded = delaysEnded
        }
    }

    package var views: [View]
    package var recognizers: [Recognizer]

    package init(views: [View], recognizers: [Recognizer]) {
        self.views = views
        self.recognizers = recognizers
    }

    init(using generator: inout SeededGenerator) {
        views = (0..<1 + generator.below(4)).map { _ in
            View(
                parent: generator.below(4),
                inset: generator.below(3) * 15,
                hasMultipleTouch: generator.below(4) != 0,
                isExclusive: generator.below(10) == 0
            )
        }
        recognizers = (0..<1 + generator.below(5)).map { _ in
            Recognizer(
                kind: RecognizerKind.allCases[generator.below(RecognizerKind.allCases.count)],
                view: generator.below(4),
                waitsFor: generator.below(4) == 0 ? generator.below(6) : nil,
                delegateWaitsFor: generator.below(8) == 0 ? generator.below(6) : nil,
                isSimultaneous: generator.below(2) == 0,
                mayBegin: generator.below(8) != 0,
                cancelsTouches: generator.below(3) != 0,
                delaysBegan: generator.below(4) == 0,
                delaysEnded: generator.below(2) == 0
            )
        }
    }
}
