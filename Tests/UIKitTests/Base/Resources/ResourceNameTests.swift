import ConfinedFiles
import Foundation
import Testing

@testable import UIKit

/// Tests that the names of resources become paths only inside of a folder.
struct ResourceNameTests {
    private let folder = URL(fileURLWithPath: "/folder", isDirectory: true)

    @Test(arguments: [
        ("a", "a"), ("a/b.png", "a/b.png"), ("./a", "a"), ("a//b", "a/b"), ("a..b", "a..b"), ("...", "..."),
    ])
    func namesAreInTheFolder(name: String, path: String) {
        #expect(InnerPath(resource: name)?.url(in: folder).path == "/folder/\(path)")
    }

    @Test(arguments: ["", ".", "/", "/etc/passwd", "..", "../a", "a/..", "a/../../b", "a\0b"])
    func otherNamesLeadNowhere(name: String) {
        #expect(InnerPath(resource: name) == nil)
        #expect(ImageFile.find(named: name, in: [folder], scale: 1) == nil)
    }
}
