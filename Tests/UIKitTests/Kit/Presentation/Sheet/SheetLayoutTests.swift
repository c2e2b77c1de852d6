import CoreGraphics
import Testing

@testable import UIKit

@Suite struct SheetLayoutTests {
    private let phone = SheetLayout(
        bounds: CGRect(x: 0, y: 0, width: 390, height: 844),
        safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    )

    @Test func theLargestDetentLeavesTheTop() {
        #expect(phone.maximumDetentValue == 753)
        let height = phone.height(of: phone.maximumDetentValue)
        #expect(phone.frame(height: height) == CGRect(x: 0, y: 57, width: 390, height: 787))
    }

    @Test func aDetentDoesNotContainTheSafeAreaAtTheBottom() {
        #expect(phone.height(of: 200) == 234 && phone.height(of: 9000) == 787)
        #expect(phone.frame(height: 234).maxY == 844)
    }

    @Test func inAWideWindowAPageIsInTheMiddle() {
        let wide = SheetLayout(bounds: CGRect(x: 0, y: 0, width: 1000, height: 700))
        let frame = wide.frame(height: wide.height(of: wide.maximumDetentValue))
        #expect(frame == CGRect(x: 148, y: 10, width: 704, height: 690))
    }

    @Test func aCardHasTheSizeThatTheControllerPrefers() {
        var form = SheetLayout(bounds: CGRect(x: 0, y: 0, width: 1000, height: 700), isCard: true)
        #expect(form.frame(height: 0) == CGRect(x: 230, y: 40, width: 540, height: 620))
        form.preferred = CGSize(width: 400, height: 2000)
        #expect(form.frame(height: 0) == CGRect(x: 300, y: 20, width: 400, height: 660))
    }

    @Test func theWidthFollowsThePreferenceOnlyIfAsked() {
        var sheet = phone
        sheet.preferred = CGSize(width: 300, height: 100)
        #expect(sheet.frame(height: 100).width == 390)
        sheet.widthFollowsPreference = true
        #expect(sheet.frame(height: 100).width == 300 && sheet.frame(height: 100).midX == 195)
    }

    @Test func aSheetCoversAContainerOfLittleHeight() {
        let low = SheetLayout(bounds: CGRect(x: 0, y: 0, width: 800, height: 300), coversContainer: true)
        #expect(low.frame(height: 100) == low.bounds)
    }
}
