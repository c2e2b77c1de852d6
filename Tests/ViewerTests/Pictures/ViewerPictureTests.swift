import CoreGraphics
import Foundation
import PictureComparison
import Testing
import UIKit
import UIKitTesting

@testable import Viewer

extension ViewerScreenTests {
    /// Tests that the pictures of formats in `docs/viewer` show what the viewer draws. With `UNFOLD_VIEWER_PICTURES=1`,
    /// records them again.
    @Suite @MainActor struct ViewerPictureTests {
        private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/viewer")
        private let records = ProcessInfo.processInfo.environment["UNFOLD_VIEWER_PICTURES"] != nil

        @Test(arguments: 0..<ViewerPicture.count) func pictureIsAsRecorded(index: Int) throws {
            #expect(ViewerPicture.all.count == ViewerPicture.count)
            let picture = ViewerPicture.all[index]
            let file = Self.folder.appending(path: "\(picture.name).png")
            let image = picture.draw()
            if records { try #require(image.pngData()).write(to: file) }
            let shown = try #require(image.cgImage)
            let kept = try #require(UIImage(contentsOfFile: file.path)?.cgImage, "\(picture.name)")
            #expect((kept.width, kept.height) == (shown.width, shown.height))
            #expect(shown.difference(from: kept) < CGImage.allowedDifference, "\(picture.name)")
        }
    }
}
