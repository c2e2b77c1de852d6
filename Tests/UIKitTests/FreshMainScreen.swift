import CoreGraphics
import Testing

@testable import UIKit

/// Gives the main screen its initial size and scale after each test.
///
/// `makeWindow()` and `RecordedScroll` change the main screen itself, which views without a screen take their scale
/// from. Tests in other suites run between two tests of a suite.
struct FreshMainScreen: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        try await function()
        await MainActor.run {
            // A screen with a driver, such as a `TestScreen`, ends with that.
            guard testCase != nil, UIScreen.main.driver == nil else { return }
            UIScreen.main.reset(size: CGSize(width: 390, height: 844), scale: 2)
        }
    }
}

extension Trait where Self == FreshMainScreen {
    /// Gives the main screen its initial size and scale after each test.
    static var freshMainScreen: Self { FreshMainScreen() }
}
