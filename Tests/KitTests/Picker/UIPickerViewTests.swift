import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct PickerTests {
        final class Source: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
            var columns = [["Red", "Green", "Blue", "White", "Black"], ["S", "M", "L"]]
            var log: [String] = []
            var widths: [CGFloat] = []
            var height: CGFloat = 0
            var makesViews = false
            var reused = 0

            func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
                columns[component].count
            }
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
                columns[component][row]
            }
            func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
                log.append(columns[component][row])
            }
            func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
                widths.indices.contains(component) ? widths[component] : 0
            }
            func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { height }
            func pickerView(
                _ pickerView: UIPickerView,
                viewForRow row: Int,
                forComponent component: Int,
                reusing view: UIView?
            ) -> UIView {
                guard makesViews else { return NoPickerRow.shared }
                if view != nil { reused += 1 }
                let label = view as? UILabel ?? UILabel()
                label.text = "View \(row)"
                return label
            }
            func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
                component == 0 ? "Color" : "Size"
            }
        }

        private let screen = TestScreen(size: CGSize(width: 320, height: 300))
        private let picker = UIPickerView()
        private let source = Source()

        init() {
            picker.dataSource = source
            picker.delegate = source
            screen.window.addSubview(picker)
            screen.settle()
        }

        @Test func itHasTheColumnsAndRowsOfItsSource() {
            #expect(picker.frame.size == CGSize(width: 320, height: 216) && picker.numberOfComponents == 2)
            #expect(picker.numberOfRows(inComponent: 0) == 5 && picker.numberOfRows(inComponent: 1) == 3)
            #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 7) == -1)
            let label = picker.view(forRow: 0, forComponent: 0) as? UILabel
            #expect(label?.text == "Red" && label.map { screen.presentedFrame(of: $0).midY } == 108)
        }

        @Test func selectingByCodeMovesAndTellsNobody() {
            picker.selectRow(3, inComponent: 0, animated: false)
            screen.settle()
            #expect(picker.selectedRow(inComponent: 0) == 3 && source.log.isEmpty)
            let label = picker.view(forRow: 3, forComponent: 0)
            #expect(label.map { screen.presentedFrame(of: $0).midY } == 108)
            picker.selectRow(0, inComponent: 0, animated: true)
            screen.advance(by: 0.05)
            #expect(screen.presentedFrame(of: picker.view(forRow: 3, forComponent: 0) ?? picker).midY != 108)
            screen.settle()
            #expect(picker.selectedRow(inComponent: 0) == 0 && source.log.isEmpty)
        }

        @Test func aDragSelectsTheRowAtWhichItRests() {
            screen.drag(from: CGPoint(x: 80, y: 150), to: CGPoint(x: 80, y: 76), duration: 0.4, resting: 0.3)
            screen.settle()
            #expect(picker.selectedRow(inComponent: 0) == 2 && source.log == ["Blue"])
            let label = picker.view(forRow: 2, forComponent: 0)
            #expect(label.map { abs(screen.presentedFrame(of: $0).midY - 108) < 0.5 } == true)
        }

        @Test func aTapOnARowSelectsIt() {
            screen.tap(at: CGPoint(x: 240, y: 108 + 31))
            screen.settle()
            #expect(picker.selectedRow(inComponent: 1) == 1 && source.log == ["M"])
        }

        @Test func keysSelectRowsOfTheFocusedColumn() {
            screen.press(.keyboardTab)
            screen.press(.keyboardDownArrow)
            screen.press(.keyboardDownArrow)
            screen.press(.keyboardUpArrow)
            screen.settle()
            #expect(source.log == ["Green", "Blue", "Green"])
            screen.press(.keyboardEnd)
            screen.press(.keyboardHome)
            #expect(source.log.suffix(2) == ["Black", "Red"])
        }

        @Test func assistiveTechnologyAdjustsColumns() throws {
            let columns = picker.subviews.compactMap { $0 as? PickerColumn }
            #expect(screen.accessibilityTree.compactMap(\.label) == ["Color", "Size"])
            #expect(screen.accessibilityTree.compactMap(\.value) == ["Red", "S"])
            try #require(columns.first).accessibilityIncrement()
            screen.settle()
            #expect(source.log == ["Green"] && screen.accessibilityTree.first?.value == "Green")
        }

        @Test func theDelegateDeterminesSizesAndViews() {
            source.widths = [50]
            source.height = 60
            source.makesViews = true
            source.columns[0] = (0..<40).map { "\($0)" }
            picker.reloadAllComponents()
            screen.settle()
            #expect(picker.rowSize(forComponent: 0) == CGSize(width: 50, height: 60))
            #expect((picker.view(forRow: 0, forComponent: 0) as? UILabel)?.text == "View 0")
            picker.selectRow(30, inComponent: 0, animated: true)
            screen.settle()
            #expect(source.reused > 0)
        }

        @Test func reloadingKeepsTheSelectionWithinTheRows() {
            picker.selectRow(4, inComponent: 0, animated: false)
            source.columns[0] = ["Red", "Green"]
            picker.reloadComponent(0)
            #expect(picker.selectedRow(inComponent: 0) == 1)
            source.columns = [["Only"]]
            picker.reloadAllComponents()
            screen.settle()
            #expect(picker.numberOfComponents == 1 && picker.selectedRow(inComponent: 0) == 0)
        }

        @Test func fromRightToLeftTheFirstColumnIsAtTheRight() {
            let columns = picker.subviews.compactMap { $0 as? PickerColumn }
            #expect(columns[0].frame.minX < columns[1].frame.minX)
            picker.semanticContentAttribute = .forceRightToLeft
            picker.setNeedsLayout()
            screen.settle()
            #expect(columns[0].frame.minX > columns[1].frame.minX)
        }
    }
}
