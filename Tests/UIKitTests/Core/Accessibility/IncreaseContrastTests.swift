import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct IncreaseContrastTests {
        @MainActor private final class Log {
            var values: [Bool] = []
        }

        @Test func theSettingIsReportedAndChangesColors() {
            let screen = TestScreen()
            #expect(!UIAccessibility.isDarkerSystemColorsEnabled)
            #expect(screen.window.traitCollection.accessibilityContrast == .normal)
            let log = Log()
            let observer = NotificationCenter.default.addObserver(
                forName: UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
                object: nil,
                queue: nil
            ) { _ in MainActor.assumeIsolated { log.values.append(UIAccessibility.isDarkerSystemColorsEnabled) } }
            defer { NotificationCenter.default.removeObserver(observer) }
            let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
            label.text = "Some text"
            label.textColor = .secondaryLabel
            screen.window.addSubview(label)
            let before = screen.picture().pngData()
            screen.increasesContrast = true
            screen.increasesContrast = true
            #expect(label.traitCollection.accessibilityContrast == .high)
            let after = screen.picture().pngData()
            #expect(before != after)
            screen.increasesContrast = false
            #expect(log.values == [true, false] && screen.picture().pngData() == before)
            screen.increasesContrast = true
            _ = TestScreen()
            #expect(!UIAccessibility.isDarkerSystemColorsEnabled)
        }
    }
}
