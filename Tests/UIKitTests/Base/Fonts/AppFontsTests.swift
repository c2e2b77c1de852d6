import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

struct AppFontsTests {
    /// Returns a copy of an installed font under another name of the same length.
    private func renamedFont(_ name: String) throws -> Data {
        let folder = URL(fileURLWithPath: "/usr/share/fonts")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let file = files?.first { ($0 as? URL)?.lastPathComponent == "LiberationSans-Bold.ttf" }
        var font = try Data(contentsOf: try #require(file as? URL, "script/setup installs fonts-liberation"))
        for encoding in [String.Encoding.ascii, .utf16BigEndian] {
            let old = try #require("Liberation".data(using: encoding))
            let new = try #require(name.data(using: encoding))
            while let range = font.range(of: old) { font.replaceSubrange(range, with: new) }
        }
        return font
    }

    private func bundle(_ files: [String: Data], naming names: [String]) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("AppFonts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, data) in files { try data.write(to: folder.appendingPathComponent(name)) }
        let info = ["UIAppFonts": names]
        try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
            .write(to: folder.appendingPathComponent("Info.plist"))
        return try #require(Bundle(url: folder))
    }

    @Test func filesOfTheAppAreUsableByName() throws {
        #expect(UIFont(name: "Lighthouse Sans", size: 20) == nil)
        #expect(UIFont.fontNames(forFamilyName: "Lighthouse Sans").isEmpty)
        let before = UIFont.systemFont(ofSize: 20)
        let bundle = try bundle(["face.ttf": renamedFont("Lighthouse")], naming: ["face.ttf"])
        #expect(AppFonts.register(of: bundle).isEmpty)
        #expect(UIFont.familyNames.contains("Lighthouse Sans"))
        #expect(UIFont.fontNames(forFamilyName: "Lighthouse Sans") == ["LighthouseSans-Bold"])
        let font = try #require(UIFont(name: "LighthouseSans-Bold", size: 20))
        #expect(font.familyName == "Lighthouse Sans" && font.fontDescriptor.symbolicTraits == .traitBold)
        // The copy is drawn with its file: its metrics equal the original's and not the system font's.
        let original = try #require(UIFont(name: "LiberationSans-Bold", size: 20))
        let width = { (font: UIFont) in "Wide words".size(withAttributes: [.font: font]).width }
        #expect(width(font) == width(original) && width(font) != width(.boldSystemFont(ofSize: 20)))
        #expect(font.lineHeight == original.lineHeight && font.capHeight == original.capHeight)
        // Existing fonts stay valid.
        #expect(width(before) == width(.systemFont(ofSize: 20)))
    }

    @Test func filesThatAreNoFontsAreNamed() throws {
        let bad = try bundle(
            ["bad.ttf": Data("no font".utf8), "empty.ttf": Data()],
            naming: ["bad.ttf", "empty.ttf", "gone.ttf"]
        )
        #expect(AppFonts.register(of: bad) == ["bad.ttf", "empty.ttf", "gone.ttf"])
        #expect(AppFonts.register(of: try bundle([:], naming: [])).isEmpty)
    }

    @Test func everyNameOfAFaceGivesAFont() {
        for family in UIFont.familyNames {
            let names = UIFont.fontNames(forFamilyName: family)
            #expect(names == names.sorted() && !names.isEmpty, "\(family)")
            for name in names { #expect(UIFont(name: name, size: 12)?.pointSize == 12, "\(name)") }
        }
        #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
        #expect(UIFont.fontNames(forFamilyName: "").isEmpty)
    }
}
