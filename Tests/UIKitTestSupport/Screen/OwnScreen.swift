import CoreGraphics
import Testing

@testable import UIKit

/// The screen of tests that deliver events and frames themselves, without a `TestScreen`.
///
/// The main screen may be that of a test that awaits, so no test resets it.
@MainActor
enum OwnScreen {
    private static var screen: UIScreen?
    private static var isInUse = false

    /// Makes the screen the main one, in the state of an app that has just started.
    static func start(size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2) {
        let screen = Self.screen ?? UIScreen(size: size, scale: scale)
        Self.screen = screen
        isInUse = true
        screen.makeCurrent()
        screen.reset(size: size, scale: scale)
    }

    /// Makes the screen the main one again while a test uses it.
    ///
    /// The testing library suspends between the creation of a suite and its test, and tests with other screens run
    /// meanwhile. A suite that starts the screen in a stored property therefore calls this method, or ``OnOwnScreen``
    /// does so.
    static func makeCurrent() {
        if isInUse { screen?.makeCurrent() }
    }

    /// The screen while a test uses it, and otherwise the main one.
    static var main: UIScreen {
        makeCurrent()
        return UIScreen.main
    }

    /// Ends what happens on the screen, and gives it the default size and scale, which views without a screen take
    /// over while it is the main one.
    static func end() {
        isInUse = false
        screen?.reset(size: CGSize(width: 390, height: 844), scale: 2)
    }
}

/// A stored property of a suite that is on the own screen. Reading it makes the screen the main one.
@MainActor @propertyWrapper
struct OnOwnScreen<Value> {
    private let value: Value

    init(wrappedValue: Value) {
        value = wrappedValue
    }

    var wrappedValue: Value {
        OwnScreen.makeCurrent()
        return value
    }
}

/// Ends the use of the screen of their own after tests.
struct OwnScreenTrait: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        try await function()
        if testCase != nil { await OwnScreen.end() }
    }
}

extension Trait where Self == OwnScreenTrait {
    /// Ends the use of `OwnScreen` after each test.
    static var endsOwnScreen: Self { OwnScreenTrait() }
}
