import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Recorded sheets at their detents.
    @Suite @MainActor struct SheetFactTests {
        private struct File: Decodable {
            var maximumDetentValue: CGFloat
            var sheets: [Sheet]
        }

        private struct Sheet: Decodable, CustomStringConvertible {
            var detent: String?
            var value: CGFloat?
            var frame: [CGFloat]
            var bottom: CGFloat

            var description: String { detent ?? "\(value ?? 0)" }
        }

        private final class Values {
            var maximum: CGFloat?
        }

        @Test func sheetsAreWhereTheirDetentsPutThem() throws {
            let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appending(path: "Recorded/7-sheets.json")
            let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: url))
            for sheet in file.sheets {
                let values = Values()
                let (presented, screen) = present(sheet, values)
                let frame = presented.convert(presented.bounds, to: nil)
                let ours = [frame.minX, frame.minY, frame.width, frame.height]
                for (number, recorded) in zip(ours, sheet.frame) {
                    #expect(isSame(number, recorded, within: 0.001), "\(sheet): \(frame)")
                }
                #expect(isSame(presented.safeAreaInsets.bottom, sheet.bottom, within: 0.001), "\(sheet)")
                #expect(presented.safeAreaInsets.top == 0, "\(sheet)")
                if sheet.value != nil { #expect(values.maximum == file.maximumDetentValue) }
                withExtendedLifetime(screen) {}
            }
        }

        /// Presents a sheet, and returns the view of its controller.
        private func present(_ sheet: Sheet, _ values: Values) -> (UIView, TestScreen) {
            let screen = TestScreen(size: CGSize(width: 393, height: 852), scale: 3)
            screen.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
            let (root, presented) = (UIViewController(), UIViewController())
            screen.show(root)
            presented.modalPresentationStyle = .formSheet
            presented.sheetPresentationController?.detents = [
                sheet.detent == "large"
                    ? .large()
                    : sheet.detent == "medium"
                        ? .medium()
                        : .custom { context in
                            values.maximum = context.maximumDetentValue
                            return sheet.value
                        }
            ]
            root.present(presented, animated: false)
            screen.settle()
            return (presented.view, screen)
        }
    }
}
