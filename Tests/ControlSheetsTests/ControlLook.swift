import CoreGraphics
import UIKit
import UIKitTesting

/// The traits of a screen on which a sheet is drawn.
struct ControlLook: Sendable {
    var isDark = false
    var scale: CGFloat = 2
    var isRightToLeft = false
    var category = UIContentSizeCategory.large

    /// The width of all screens in points.
    private static let width: CGFloat = 390
    /// The height at which the contents of a screen are measured.
    private static let measuringHeight: CGFloat = 2_000

    /// Returns a screen that shows a sheet, after its motions.
    ///
    /// Some indicators never come to rest, so a fixed time passes.
    @MainActor
    func screen(of sheet: ControlSheet) throws -> TestScreen {
        let size = CGSize(width: Self.width, height: sheet.height ?? Self.measuringHeight)
        let screen = TestScreen(size: size, scale: scale)
        screen.setAppearance(dark: isDark)
        screen.setLayoutDirection(rightToLeft: isRightToLeft)
        screen.setContentSizeCategory(category)
        let controller = sheet.makeViewController()
        screen.show(controller)
        screen.advance(by: 1)
        if sheet.height == nil {
            screen.resize(to: CGSize(width: Self.width, height: controller.preferredContentSize.height.rounded(.up)))
        }
        try sheet.act(screen)
        screen.advance(by: 1)
        return screen
    }

    @MainActor
    func picture(of sheet: ControlSheet) throws -> UIImage {
        try screen(of: sheet).picture()
    }
}
