import CoreGraphics
import Testing

@testable import UIKit

@Suite struct SheetLayoutTests {
    private let phone = SheetLayout(
        bounds: CGRect(x: 0, y: 0, width: 390, height: 844),
        safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    )

    @Test func theLargestDetentLeavesTheTop() {
        #expect(phone.maximumDetentValue == 763)
        let height = phone.height(of: phone.maximumDetentValue)
        #expect(phone.frame(height: height) == CGRect(x: 0, y: 47, width: 390, height: 797))
        #expect(phone.scale(height: height) == 1 && phone.bottomInset(height: height) == 34)
    }

    @Test func aDetentDoesNotContainTheSafeAreaAtTheBottom() {
        #expect(phone.height(of: 200) == 234 && phone.height(of: 9000) == 797)
        #expect(phone.height(of: 100) == 100, "a low one does")
    }

    @Test func belowTheLargestHeightASheetIsAsFarFromEachEdge() {
        for height in stride(from: CGFloat(10), to: 797, by: 7) {
            let (frame, margin) = (phone.frame(height: height), phone.margin(height: height))
            #expect(abs(frame.minX - margin) < 1e-9 && abs(390 - frame.maxX - margin) < 1e-9)
            #expect(abs(844 - frame.maxY - margin) < 1e-9)
            #expect(abs(frame.width / 390 - frame.height / height) < 1e-9, "it is scaled")
            #expect(phone.margin(height: height + 7) <= margin, "it comes nearer while it grows")
        }
        #expect(phone.margin(height: 234) == 8 && phone.margin(height: 20) == 28)
    }

    @Test func aSheetIsOverItsSourceAsFarAsThereIsRoom() {
        var wide = SheetLayout(bounds: CGRect(x: 0, y: 0, width: 1000, height: 700))
        wide.source = CGPoint(x: 400, y: 100)
        #expect(wide.frame(height: wide.largest).midX == 400)
        wide.source?.x = 10
        #expect(wide.frame(height: wide.largest).minX == 0)
        wide.isCard = true
        wide.preferred = CGSize(width: 200, height: 300)
        wide.source = CGPoint(x: 400, y: 300)
        #expect(wide.frame(height: 300) == CGRect(x: 300, y: 150, width: 200, height: 300))
        wide.source?.y = 690
        let bottom = wide.frame(height: 300)
        #expect(bottom.midX == 400 && bottom.maxY <= 700 && bottom.minY > 300)
    }

    @Test func inAWideWindowAPageIsInTheMiddle() {
        let wide = SheetLayout(bounds: CGRect(x: 0, y: 0, width: 1000, height: 700))
        let frame = wide.frame(height: wide.height(of: wide.maximumDetentValue))
        #expect(frame == CGRect(x: 148, y: 30, width: 704, height: 670))
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
        #expect(sheet.frame(height: 797).width == 390)
        sheet.widthFollowsPreference = true
        #expect(sheet.frame(height: 797).width == 300 && sheet.frame(height: 797).midX == 195)
    }

    @Test func aSheetCoversAContainerOfLittleHeight() {
        let low = SheetLayout(bounds: CGRect(x: 0, y: 0, width: 800, height: 300), coversContainer: true)
        #expect(low.frame(height: 100) == low.bounds)
    }
}
