import SeededRandom

/// A kind of random program and the laws that it obeys.
///
/// A program is a setup and a list of steps, both plain values. A fuzzer performs the steps on real
/// objects and compares the objects with new ones in the same state. Steps are drawn before the
/// program runs, so they can't depend on the effects of earlier steps: a step identifies a row by a
/// number modulo the number of rows. A program thus stays meaningful when shrinking removes steps.
@MainActor package protocol Fuzzer: AnyObject {
    /// The state that a program starts with.
    associatedtype Setup: Codable & Sendable
    /// An operation of a program.
    associatedtype Step: Codable & Sendable

    /// The name on the command line.
    static var name: String { get }

    /// The range of the number of steps of a program.
    static var lengths: ClosedRange<Int> { get }

    static func drawSetup(using generator: inout SeededGenerator) -> Setup
    static func drawStep(using generator: inout SeededGenerator) -> Step

    init(_ setup: Setup)

    func perform(_ step: Step)

    /// Returns the first law that the objects break, or `nil`. It is called after each step.
    func flaw() -> Flaw?

    /// The numbers of things that the program has done so far, by name. The report of a campaign adds them up.
    var counts: [String: Int] { get }

    /// Removes the objects from everything that outlives the program, such as the window. It is called
    /// once, after the last step.
    func tearDown()

    /// The objects that must not outlive the fuzzer. They are requested before ``tearDown()``.
    var watchedObjects: [WatchedObject] { get }

    /// The objects that are in use now, such as the views in a window. None of them must outlive the fuzzer. They are
    /// requested after each step, so those that a later step removes are known, too.
    var objectsInUse: [AnyObject] { get }
}

extension Fuzzer {
    package static var lengths: ClosedRange<Int> { 1...40 }
    package var counts: [String: Int] { [:] }
    package func tearDown() {}
    package var watchedObjects: [WatchedObject] { [] }
    package var objectsInUse: [AnyObject] { [] }
}
