import CoreGraphics
import Foundation
import PictureComparison
import Testing
import UIKit
import UIKitTesting

/// Tests that the pictures in `docs/controls` show what the controls draw, bit by bit where the fonts are those of the
/// pictures. With `UNFOLD_CONTROL_PICTURES=1`, records them again.
@Suite(.serialized) @MainActor struct ControlPictureTests {
    private let records = ProcessInfo.processInfo.environment["UNFOLD_CONTROL_PICTURES"] != nil

    @Test(arguments: ControlSheet.all) func thePicturesShowTheSheet(sheet: ControlSheet) throws {
        let allowed = try hasSameFonts() ? 0 : CGImage.allowedDifference
        for picture in ControlPicture.all(of: sheet) {
            let shown = try #require(try picture.draw().cgImage)
            if records { try PictureFolder.controls.record(shown, as: picture.name) }
            let kept = try #require(try PictureFolder.controls.picture(picture.name), "\(picture.name)")
            #expect((kept.width, kept.height) == (shown.width, shown.height), "\(picture.name)")
            #expect(shown.difference(from: kept) <= allowed, "\(picture.name)")
        }
    }

    /// Returns whether letters look as they did when the pictures were recorded.
    private func hasSameFonts() throws -> Bool {
        let shown = try #require(Self.drawLetters().cgImage)
        if records { try PictureFolder.controls.record(shown, as: PictureFolder.letters) }
        let kept = try #require(try PictureFolder.controls.picture(PictureFolder.letters))
        return shown.difference(from: kept) == 0
    }

    /// Draws letters without a view.
    private static func drawLetters() -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (1, true)
        let size = CGSize(width: 400, height: 100)
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            UIColor.white.setFill()
            UIRectFill(CGRect(origin: .zero, size: size))
            for (y, weight) in [(10, .regular), (50, .semibold)] as [(CGFloat, UIFont.Weight)] {
                let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17, weight: weight)]
                ("Hamburgefonstiv 0123456789 “…”" as NSString).draw(
                    at: CGPoint(x: 10, y: y),
                    withAttributes: attributes
                )
            }
        }
    }
}
