import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct SeparatorEffectTests {
        private let fixture = TableFixture(rows: 3)

        private var color: UIColor? { fixture.cell(0)?.separator?.color }

        @Test func theEffectGivesTheSeparatorsItsColor() {
            let screen = fixture.show()
            let table = fixture.table
            #expect(table.separatorEffect == nil && color == .separator)
            table.separatorColor = .red
            let effect = UIVibrancyEffect(forBlurEffect: UIBlurEffect(style: .dark), style: .separator)
            table.separatorEffect = effect
            #expect(color == effect.tintColor && color != .red)
            table.separatorEffect = UIBlurEffect(style: .light)
            #expect(color == Material(.light).color)
            table.separatorColor = nil
            #expect(color != nil)
            table.separatorStyle = .none
            #expect(color == nil)
            table.separatorStyle = .singleLine
            table.separatorColor = .red
            table.separatorEffect = nil
            screen.settle()
            #expect(color == .red)
        }

        @Test func emptyRowsHaveTheColorOfTheEffect() {
            let effect = UIBlurEffect(style: .light)
            fixture.table.separatorEffect = effect
            fixture.table.fillerRowHeight = 44
            let screen = fixture.show()
            screen.settle()
            #expect(fixture.table.fillerRows?.look.color == Material(.light).color)
        }
    }
}
