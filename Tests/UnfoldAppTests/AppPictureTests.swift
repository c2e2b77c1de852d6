import CoreGraphics
import Documents
import Foundation
import PictureComparison
import Testing
import UIKit
import UIKitTesting

@testable import UnfoldApp

/// Tests that the pictures in `docs/app` show what the app draws. With `UNFOLD_APP_PICTURES=1`, records them again.
@Suite(.serialized) @MainActor struct AppPictureTests {
    private static let pictures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "docs/app")
    private let records = ProcessInfo.processInfo.environment["UNFOLD_APP_PICTURES"] != nil
    private let folder = TestFolder()

    @Test func theGallery() throws {
        try check(AppPicture(name: "gallery", content: .gallery, recentFiles: folder.recentFiles))
    }

    @Test func aFile() throws {
        let lines = [
            "name,kind,length,mouth",
            "Nile,river,6650,Mediterranean Sea at the delta north of Cairo",
            "Amazon,river,6400,Atlantic Ocean",
            "Yangtze,river,6300,East China Sea near Shanghai",
            "Mississippi,river,3730,Gulf of Mexico below New Orleans",
        ]
        let file = try folder.file("rivers.csv", lines.joined(separator: "\n") + "\n")
        let document = try DocumentSource.file(FilePath(file.path)).open()
        let content = AppContent.document(document, DocumentView(), nil)
        try check(AppPicture(name: "file", content: content, recentFiles: folder.recentFiles))
    }

    private func check(_ picture: AppPicture) throws {
        let file = Self.pictures.appending(path: "\(picture.name).png")
        let image = picture.draw()
        if records {
            try FileManager.default.createDirectory(at: Self.pictures, withIntermediateDirectories: true)
            try #require(image.pngData()).write(to: file)
        }
        let shown = try #require(image.cgImage)
        let kept = try #require(UIImage(contentsOfFile: file.path)?.cgImage, "\(picture.name)")
        #expect((kept.width, kept.height) == (shown.width, shown.height))
        #expect(shown.difference(from: kept) < CGImage.allowedDifference, "\(picture.name)")
    }
}
