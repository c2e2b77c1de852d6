import Testing

@testable import UIKit

@Suite struct AlertArrangementTests {
    private func order(
        _ actions: [UIAlertAction.Style],
        _ style: UIAlertController.Style = .alert,
        fits: Bool = true
    ) -> [Int] {
        AlertArrangement(actions, style: style, fitsBeside: fits).order
    }

    @Test func theCancelActionIsTheFirstOfTwoBesideEachOtherAndElseTheLast() {
        #expect(order([.default, .cancel]) == [1, 0])
        #expect(order([.cancel, .default]) == [0, 1])
        #expect(order([.cancel, .default], fits: false) == [1, 0])
        #expect(order([.cancel, .default], .actionSheet) == [1, 0])
        #expect(order([.default, .cancel, .destructive]) == [0, 2, 1])
        #expect(order([]).isEmpty)
    }

    @Test func onlyTwoActionsOfAnAlertThatFitAreBesideEachOther() {
        for count in 0...3 {
            let actions = [UIAlertAction.Style](repeating: .default, count: count)
            for fits in [false, true] {
                let alert = AlertArrangement(actions, style: .alert, fitsBeside: fits)
                #expect(alert.isSideBySide == (count == 2 && fits))
                #expect(!AlertArrangement(actions, style: .actionSheet, fitsBeside: fits).isSideBySide)
            }
        }
    }
}
