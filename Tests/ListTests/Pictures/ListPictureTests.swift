import Foundation
import Testing
import UIKit
import UIKitTesting

extension ListScreenTests {
    /// Draws screens with lists in light and dark. `UNFOLD_LIST_PICTURES=FOLDER` writes the pictures there.
    @Suite @MainActor struct ListPictureTests {
        @Test(arguments: ListPictures.names, [(390, false), (390, true), (900, false), (900, true)])
        func picturesHaveContent(name: String, look: (width: CGFloat, isDark: Bool)) throws {
            let (width, isDark) = look
            let make = try #require(ListPictures.all.first { $0.name == name }).make
            let screen = TestScreen(size: CGSize(width: width, height: 560), scale: 2)
            screen.setAppearance(dark: isDark)
            screen.show(make())
            screen.settle()
            let data = try #require(screen.picture().pngData())
            #expect(data.count > 4000)
            guard let folder = ProcessInfo.processInfo.environment["UNFOLD_LIST_PICTURES"] else { return }
            let url = URL(fileURLWithPath: folder)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try data.write(to: url.appending(path: "\(name)-\(Int(width))-\(isDark ? "dark" : "light").png"))
        }
    }
}
