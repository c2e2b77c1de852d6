import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct SegmentImageTests {
        private let screen = TestScreen(size: CGSize(width: 400, height: 100), scale: 1)
        private let control = UISegmentedControl(items: ["", "", ""])

        init() {
            control.frame = CGRect(x: 50, y: 30, width: 300, height: 32)
            screen.window.addSubview(control)
            control.selectedSegmentIndex = 1
            screen.settle()
        }

        private func pixel(x: Int) throws -> Pixel {
            screen.settle()
            return try #require(screen.picture().cgImage).pixel(x, 46)
        }

        private var segments: [SegmentView] { control.subviews.compactMap { $0 as? SegmentView } }

        @Test func segmentsHaveTheBackgroundOfTheirState() throws {
            control.setBackgroundImage(plainImage(.red), for: .normal, barMetrics: .default)
            #expect(try pixel(x: 70) == .red && pixel(x: 170) == .red)
            control.setBackgroundImage(plainImage(.blue), for: .selected, barMetrics: .default)
            #expect(try pixel(x: 70) == .red && pixel(x: 170) == .blue && pixel(x: 330) == .red)
            control.selectedSegmentIndex = 2
            #expect(try pixel(x: 170) == .red && pixel(x: 330) == .blue)
            #expect(control.backgroundImage(for: .selected, barMetrics: .default) != nil)
            #expect(control.backgroundImage(for: .selected, barMetrics: .compact) == nil)
            control.isEnabled = false
            control.setBackgroundImage(plainImage(.green), for: .disabled, barMetrics: .default)
            screen.settle()
            #expect(
                segments.allSatisfy {
                    $0.backgroundImage === control.backgroundImage(for: .disabled, barMetrics: .default)
                }
            )
        }

        @Test func compactBarsHaveImagesOfTheirOwn() throws {
            control.setBackgroundImage(plainImage(.red), for: .normal, barMetrics: .default)
            control.setBackgroundImage(plainImage(.green), for: .normal, barMetrics: .compact)
            #expect(try pixel(x: 70) == .red)
            control.traitOverrides.verticalSizeClass = .compact
            #expect(try pixel(x: 70) == .green)
        }

        @Test func dividersAreBetweenTheStates() throws {
            let size = CGSize(width: 4, height: 10)
            control.setDividerImage(
                plainImage(.red, size),
                forLeftSegmentState: .normal,
                rightSegmentState: .normal,
                barMetrics: .default
            )
            control.setDividerImage(
                plainImage(.blue, size),
                forLeftSegmentState: .normal,
                rightSegmentState: .selected,
                barMetrics: .default
            )
            #expect(try pixel(x: 150) == .blue && pixel(x: 250) == .red)
            control.selectedSegmentIndex = 0
            #expect(try pixel(x: 150) == .red && pixel(x: 250) == .red)
            let image = control.dividerImage(
                forLeftSegmentState: .normal,
                rightSegmentState: .selected,
                barMetrics: .default
            )
            #expect(image?.size == size)
        }

        @Test func theContentMovesByTheKindOfTheSegment() {
            let places = segments.map { $0.subviews[0].frame.minX }
            control.setContentPositionAdjustment(
                UIOffset(horizontal: 3, vertical: 0),
                forSegmentType: .any,
                barMetrics: .default
            )
            control.setContentPositionAdjustment(
                UIOffset(horizontal: 9, vertical: 2),
                forSegmentType: .right,
                barMetrics: .default
            )
            screen.settle()
            #expect(segments.enumerated().map { $1.subviews[0].frame.minX - places[$0] } == [3, 3, 9])
            #expect(segments[2].subviews[0].frame.minY == 2)
            let adjustment = control.contentPositionAdjustment(forSegmentType: .right, barMetrics: .default)
            #expect(adjustment == UIOffset(horizontal: 9, vertical: 2))
            #expect(control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default) == .zero)
            screen.setLayoutDirection(rightToLeft: true)
            screen.settle()
            // The first segment is at the right now.
            #expect(segments[0].subviews[0].frame.minY == 2 && segments[2].subviews[0].frame.minY == 0)
        }
    }
}
