import SeededRandom

/// A kind of random program and the laws that it keeps.
///
/// A program is a setup and a list of steps, both plain values. A fuzzer performs the steps on real objects and compares the
/// objects with fresh ones that are in the same state. Steps are drawn before the program runs, so they can't depend on what
/// earlier steps did: a step that names a row names it modulo the number of rows. That way a program stays meaningful when
/// shrinking takes steps away.
@MainActor package protocol Fuzzer: AnyObject {
    /// The state from which a program starts.
    associatedtype Setup: Codable & Sendable
    /// One operation.
    associatedtype Step: Codable & Sendable

    /// The name on the command line.
    static var name: String { get }

    /// The number of steps of a program.
    static var lengths: ClosedRange<Int> { get }

    static func drawSetup(using generator: inout SeededGenerator) -> Setup
    static func drawStep(using generator: inout SeededGenerator) -> Step

    init(_ setup: Setup)

    func perform(_ step: Step)

    /// The first law that the objects break now, if any. Called after each step.
    func flaw() -> Flaw?

    /// Takes the objects out of what outlives the program, such as the window. Called once, after the last step.
    func tearDown()

    /// The objects that must not outlive the fuzzer. Asked for before ``tearDown()``.
    var watchedObjects: [WatchedObject] { get }
}

extension Fuzzer {
    package static var lengths: ClosedRange<Int> { 1...40 }
    package func tearDown() {}
    package var watchedObjects: [WatchedObject] { [] }
}
