import CoreGraphics
import Foundation
import SeededRandom
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Returns an image of red and green above blue and white.
private func corners() throws -> CGImage {
    try drawn(2, 2) { context in
        for (index, color) in [UIColor.red, .green, .blue, .white].enumerated() {
            color.setFill()
            context.fill(CGRect(x: index % 2, y: index / 2, width: 1, height: 1))
        }
    }
}

struct UIImageTests {
    @Test func pngKeepsEveryPixel() throws {
        var random = SeededGenerator(seed: 5)
        let image = try drawn(7, 5) { context in
            for x in 0..<7 {
                for y in 0..<5 {
                    UIColor(white: .random(in: 0...1, using: &random), alpha: x == 0 ? 0.5 : 1).setFill()
                    context.fill(CGRect(x: x, y: y, width: 1, height: 1))
                }
            }
        }
        let data = try #require(UIImage(cgImage: image).pngData())
        let back = try #require(UIImage(data: data, scale: 2))
        #expect(back.size == CGSize(width: 3.5, height: 2.5))
        for (first, second) in zip(image.allPixels.joined(), try #require(back.cgImage).allPixels.joined()) {
            // In translucent pixels, colors are divided by the alpha and multiplied again.
            #expect(abs(first.red - second.red) <= (first.alpha == 255 ? 0 : 1) && first.alpha == second.alpha)
        }
        #expect(UIImage(cgImage: image).pngData() == data)
    }

    @Test func badDataIsNoImage() {
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(data: Data("no picture".utf8)) == nil)
        #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
        #expect(UIImage(named: "no such picture") == nil)
        #expect(UIImage(named: "") == nil)
        #expect(UIImage().pngData() == nil && UIImage().size == .zero)
    }

    @Test func jpegIsNear() throws {
        let image = try drawn(16, 16) { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 16, height: 8))
        }
        let data = try #require(UIImage(cgImage: image).jpegData(compressionQuality: 1))
        let back = try #require(UIImage(data: data)?.cgImage)
        #expect(back.pixel(8, 2).red > 240 && back.pixel(8, 2).green < 15)
        #expect(back.pixel(8, 13).green > 240)
    }

    @Test func orientationTurnsWhatIsDrawn() throws {
        let stored = try corners()
        let expected: [UIImage.Orientation: [[Pixel]]] = [
            .up: [[.red, .green], [.blue, .white]],
            .down: [[.white, .blue], [.green, .red]],
            .left: [[.green, .white], [.red, .blue]],
            .right: [[.blue, .red], [.white, .green]],
            .upMirrored: [[.green, .red], [.white, .blue]],
            .downMirrored: [[.blue, .white], [.red, .green]],
            .leftMirrored: [[.red, .blue], [.green, .white]],
            .rightMirrored: [[.white, .green], [.blue, .red]],
        ]
        for (orientation, pixels) in expected {
            let image = UIImage(cgImage: stored, scale: 1, orientation: orientation)
            let shown = try drawn(2, 2) { _ in image.draw(at: .zero) }
            #expect(shown.allPixels == pixels, "\(orientation)")
            #expect(image.rendered(scale: 1, tintColor: .red)?.allPixels == pixels, "\(orientation)")
            let mirrored = try drawn(2, 2) { _ in image.withHorizontallyFlippedOrientation().draw(at: .zero) }
            #expect(mirrored.allPixels == pixels.map { $0.reversed() }, "\(orientation)")
        }
    }

    @Test func orientationExchangesSides() throws {
        let image = try drawn(4, 2) { _ in }
        #expect(UIImage(cgImage: image, scale: 2, orientation: .right).size == CGSize(width: 1, height: 2))
        #expect(UIImage(cgImage: image, scale: 2, orientation: .down).size == CGSize(width: 2, height: 1))
    }

    @Test func templatesTakeTheTint() throws {
        let shape = try drawn(2, 1) { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let image = UIImage(cgImage: shape)
        #expect(image.rendered(scale: 1, tintColor: .red) === shape)
        let template = image.withRenderingMode(.alwaysTemplate)
        #expect(template.isTemplate && template.rendered(scale: 1, tintColor: .red)?.allPixels == [[.red, .clear]])
        #expect(template.rendered(scale: 1, tintColor: .blue)?.allPixels == [[.blue, .clear]])
        let tinted = image.withTintColor(.blue, renderingMode: .alwaysOriginal)
        #expect(tinted.rendered(scale: 1, tintColor: .red)?.allPixels == [[.blue, .clear]])
        // The tint covers the opaque parts only.
        let over = try drawn(2, 1) { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            tinted.draw(at: .zero)
        }
        #expect(over.allPixels == [[.blue, .white]])
    }

    @Test func capsKeepTheirSize() throws {
        let stored = try drawn(3, 1) { context in
            for (index, color) in [UIColor.red, .green, .blue].enumerated() {
                color.setFill()
                context.fill(CGRect(x: index, y: 0, width: 1, height: 1))
            }
        }
        let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
        for mode in [UIImage.ResizingMode.stretch, .tile] {
            let image = UIImage(cgImage: stored).resizableImage(withCapInsets: insets, resizingMode: mode)
            let wide = try drawn(6, 1) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 6, height: 1)) }
            #expect(wide.allPixels == [[.red, .green, .green, .green, .green, .blue]])
            #expect(image.contentsCenter == CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1))
        }
    }

    @Test func equality() throws {
        let stored = try corners()
        #expect(UIImage(cgImage: stored) == UIImage(cgImage: stored))
        #expect(UIImage(cgImage: stored) != UIImage(cgImage: stored).withRenderingMode(.alwaysTemplate))
        #expect(UIImage(systemName: "plus") == UIImage(systemName: "plus"))
        #expect(UIImage(systemName: "plus") != UIImage(systemName: "minus"))
    }
}

struct ImageFileTests {
    @Test func scalesAreReadFromNames() {
        let table: [(String, CGFloat)] = [
            ("a.png", 1), ("a@2x.png", 2), ("/b@2x/a.png", 1), ("a@3x", 3), ("a@x.png", 1), ("a@0x.png", 1), ("@2x", 2),
        ]
        for (name, scale) in table { #expect(ImageFile.scale(ofFileNamed: name) == scale, "\(name)") }
    }

    @Test func theScaleWantedComesFirst() {
        #expect(ImageFile.candidates(named: "a.png", scale: 2) == ["a@2x.png", "a@3x.png", "a.png"])
        #expect(ImageFile.candidates(named: "a.png", scale: 1) == ["a.png", "a@2x.png", "a@3x.png"])
        #expect(ImageFile.candidates(named: "a.png", scale: 3) == ["a@3x.png", "a@2x.png", "a.png"])
        #expect(ImageFile.candidates(named: "a", scale: 1).first == "a.png")
    }

    @Test func filesAreFound() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ImageFileTests-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // The scale of the screen that another test made last must not matter.
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format)
        let png = renderer.pngData { $0.fill($0.format.bounds) }
        try png.write(to: folder.appendingPathComponent("dot@2x.png"))
        let url = try #require(ImageFile.find(named: "dot", in: [folder], scale: 1))
        #expect(UIImage(contentsOfFile: url.path)?.size == CGSize(width: 1, height: 1))
        #expect(ImageFile.find(named: "other", in: [folder], scale: 1) == nil)
    }
}
