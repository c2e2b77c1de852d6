import CoreGraphics
import Foundation
import TemporaryFolder
import Testing

@testable import UIKit

/// Tests asset catalogs as Xcode writes them.
@Suite struct AssetCatalogTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ text: String, to path: String) throws {
        let file = folder.url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func traits(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        UITraitCollection(userInterfaceStyle: style)
    }

    /// Writes an image set, and returns the file that is chosen.
    private func choice(_ images: String, _ style: UIUserInterfaceStyle = .light, scale: CGFloat = 2) throws
        -> AssetImage?
    {
        try write(
            "{\"images\": [\(images)], \"info\": {\"author\": \"xcode\"}}",
            to: "A.xcassets/a.imageset/Contents.json"
        )
        let set = try #require(AssetCatalog(folder.url.appending(path: "A.xcassets")).folder(.image, named: "a"))
        return AssetImage(in: set, traits: traits(style), scale: scale)
    }

    // MARK: Images

    @Test(arguments: ["../../other.png", "/etc/hostname", "..", "a/b.png"])
    func aFileOutsideItsSetIsNoImage(name: String) throws {
        #expect(try choice("{\"idiom\": \"universal\", \"filename\": \"\(name)\"}") == nil)
    }

    /// Two links to the catalog in its folder are 2⁴⁰ paths, if they are followed.
    @Test func linksInACatalogAreNotFollowed() throws {
        try write("{}", to: "A.xcassets/group/a.imageset/Contents.json")
        for name in ["b", "c"] {
            let link = folder.url.appending(path: "A.xcassets/group/\(name)").path
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "..")
        }
        #expect(AssetCatalog(folder.url.appending(path: "A.xcassets")).folder(.image, named: "a") != nil)
    }

    @Test(arguments: [(1, "one"), (2, "two"), (3, "three"), (4, "three")] as [(CGFloat, String)])
    func theFileForTheScaleIsChosen(scale: CGFloat, name: String) throws {
        let images = """
            {"idiom": "universal", "filename": "one", "scale": "1x"},
            {"idiom": "universal", "filename": "two", "scale": "2x"},
            {"idiom": "universal", "filename": "three", "scale": "3x"},
            {"idiom": "tv", "filename": "four", "scale": "4x"}, {"idiom": "universal", "scale": "4x"}
            """
        let asset = try choice(images, scale: scale)
        #expect(asset?.file.lastPathComponent == name)
        #expect(asset?.scale == min(scale, 3))
    }

    @Test func theFileForTheAppearanceIsChosen() throws {
        let images = """
            {"idiom": "universal", "filename": "any"},
            {"idiom": "universal", "filename": "dark", "appearances": [{"appearance": "luminosity", "value": "dark"}]}
            """
        #expect(try choice(images, .light)?.file.lastPathComponent == "any")
        #expect(try choice(images, .dark)?.file.lastPathComponent == "dark")
        #expect(try choice(images, .dark)?.scale == 1)
    }

    @Test func groupsMayHaveANamespace() throws {
        try write("{}", to: "A.xcassets/Plain/a.imageset/Contents.json")
        try write("{\"properties\": {\"provides-namespace\": true}}", to: "A.xcassets/Icons/Contents.json")
        try write("{}", to: "A.xcassets/Icons/b.imageset/Contents.json")
        let catalog = AssetCatalog(folder.url.appending(path: "A.xcassets"))
        #expect(catalog.folder(.image, named: "a") != nil && catalog.folder(.image, named: "Icons/b") != nil)
        #expect(catalog.folder(.image, named: "b") == nil && catalog.folder(.color, named: "a") == nil)
    }

    /// The name of a file stays in the folder of its set.
    @Test(arguments: ["../b.png", "/etc/b.png", "..", "b/../../c.png", "b\\u0000.png", ""])
    func namesThatLeadOutOfTheSetAreLeftOut(name: String) throws {
        #expect(try choice("{\"idiom\": \"universal\", \"filename\": \"\(name)\"}") == nil)
    }

    /// A search of a catalog with links to the folders around it would have no end.
    @Test func linksAreNotFollowed() throws {
        try write("{}", to: "A.xcassets/B/b.imageset/Contents.json")
        try write("{}", to: "C/c.imageset/Contents.json")
        let files = FileManager.default
        let catalog = folder.path + "/A.xcassets"
        for name in ["one", "two", "three"] {
            try files.createSymbolicLink(atPath: "\(catalog)/B/\(name)", withDestinationPath: "..")
        }
        try files.createSymbolicLink(atPath: "\(catalog)/C", withDestinationPath: "../C")
        try files.createSymbolicLink(atPath: "\(catalog)/d.imageset", withDestinationPath: "../C/c.imageset")
        let read = AssetCatalog(folder.url.appending(path: "A.xcassets"))
        #expect(read.folder(.image, named: "b") != nil)
        #expect(read.folder(.image, named: "c") == nil && read.folder(.image, named: "d") == nil)
    }

    @Test(arguments: ["", "{", "[]", "{\"images\": 1}", "{\"images\": [{\"filename\": 2}]}", "{\"colors\": [{}]}"])
    func damagedSetsHaveNothing(contents: String) throws {
        try write(contents, to: "A.xcassets/a.imageset/Contents.json")
        let set = folder.url.appending(path: "A.xcassets/a.imageset")
        #expect(AssetImage(in: set, traits: traits(.light), scale: 1) == nil)
        #expect(AssetColor(in: set) == nil)
    }

    @Test @MainActor func imagesAreFoundByTheirNames() throws {
        let pixels = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: .init()).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        }
        let data = try #require(pixels.pngData())
        try write(
            """
            {"images": [{"idiom": "universal", "filename": "dot.png", "scale": "2x"}],
            "properties": {"template-rendering-intent": "template"}}
            """,
            to: "Assets.xcassets/dot.imageset/Contents.json"
        )
        try data.write(to: folder.url.appending(path: "Assets.xcassets/dot.imageset/dot.png"))
        let bundle = try #require(Bundle(path: folder.path))
        let image = try #require(UIImage(named: "dot", in: bundle, compatibleWith: nil))
        #expect(image.scale == 2 && image.renderingMode == .alwaysTemplate)
        #expect(image.size.width == 2 * pixels.scale && image.size.height == pixels.scale)
        #expect(UIImage(named: "dash", in: bundle, compatibleWith: nil) == nil)
    }

    // MARK: Colors

    private static let colors = """
        {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
            "components": {"red": "0xFF", "green": "0.500", "blue": "51", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
            "color": {"color-space": "gray-gamma-22", "components": {"white": "0.250", "alpha": "0.5"}}},
        {"idiom": "watch", "color": {"components": {"white": "1.0"}}}]}
        """

    @Test func colorsFollowTheAppearance() throws {
        try write(Self.colors, to: "Assets.xcassets/Brand.colorset/Contents.json")
        let bundle = try #require(Bundle(path: folder.path))
        let color = try #require(UIColor(named: "Brand", in: bundle, compatibleWith: nil))
        let light = color.resolvedColor(with: traits(.light))
        #expect(light == UIColor(red: 1, green: 0.5, blue: 0.2, alpha: 1))
        #expect(color.resolvedColor(with: traits(.dark)) == UIColor(white: 0.25, alpha: 0.5))
        let fixed = try #require(UIColor(named: "Brand", in: bundle, compatibleWith: traits(.dark)))
        #expect(fixed.resolvedColor(with: traits(.light)) == UIColor(white: 0.25, alpha: 0.5))
        #expect(UIColor(named: "Other", in: bundle, compatibleWith: nil) == nil)
    }
}
