import CoreGraphics
import Foundation
import PictureComparison
import UIKit

/// The pictures in `docs/controls`.
struct PictureFolder {
    static let controls = PictureFolder(
        folder: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "docs/controls")
    )

    /// The name of the picture of letters, by which other fonts are noticed.
    static let letters = "letters"

    let folder: URL

    /// Returns the picture with a name, or `nil` if there is none.
    func picture(_ name: String) throws -> CGImage? {
        let file = file(name)
        return FileManager.default.fileExists(atPath: file.path) ? CGImage.webP(try Data(contentsOf: file)) : nil
    }

    func record(_ image: CGImage, as name: String) throws {
        guard let data = image.webPData() else { throw CocoaError(.fileWriteUnknown) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file(name))
    }

    /// The names of all pictures, in alphabetical order.
    func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .map { $0.deletingPathExtension().lastPathComponent }.sorted()
    }

    private func file(_ name: String) -> URL { folder.appending(path: "\(name).webp") }
}
