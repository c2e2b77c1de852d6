import Testing
import UIKit
import UIKitTesting

/// Layers with texts, which libraries draw without a label.
@Suite @MainActor struct TextLayerTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 400))

    private func pixels(of layer: CALayer, _ size: CGSize) throws -> [UInt8] {
        layer.frame = CGRect(origin: .zero, size: size)
        layer.displayIfNeeded()
        let (width, height) = (Int(size.width), Int(size.height))
        let context = try #require(
            CGContext(
                data: nil,
                width: width,
                height: height,
                bitsPerComponent: 8,
                bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue
            )
        )
        context.translateBy(x: 0, y: size.height)
        context.scaleBy(x: 1, y: -1)
        layer.render(in: context)
        let data = try #require(context.data)
        return Array(UnsafeRawBufferPointer(start: data, count: width * height * 4))
    }

    /// The columns with a color of a picture.
    private func columns(_ pixels: [UInt8], width: Int) -> [Int] {
        let filled = stride(from: 3, to: pixels.count, by: 4).filter { pixels[$0] > 0 }.map { $0 / 4 % width }
        return Set(filled).sorted()
    }

    @Test func aTextIsDrawnInItsColor() throws {
        let layer = CATextLayer()
        #expect(layer.fontSize == 36 && layer.foregroundColor == UIColor.white.cgColor && !layer.isWrapped)
        layer.string = "M"
        layer.font = CGFont("Helvetica")
        layer.foregroundColor = UIColor.red.cgColor
        let picture = try pixels(of: layer, CGSize(width: 100, height: 50))
        let colored = stride(from: 0, to: picture.count, by: 4).filter { picture[$0 + 3] == 255 }
        #expect(!colored.isEmpty && colored.allSatisfy { picture[$0 + 2] > 200 && picture[$0 + 1] < 60 })
        layer.string = nil
        #expect(try columns(pixels(of: layer, CGSize(width: 100, height: 50)), width: 100).isEmpty)
        layer.string = NSAttributedString(string: "M", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        #expect(try !columns(pixels(of: layer, CGSize(width: 100, height: 50)), width: 100).isEmpty)
    }

    @Test func linesAreAlignedWrappedAndCut() throws {
        let layer = CATextLayer()
        (layer.string, layer.fontSize, layer.alignmentMode) = ("ii", 20, .right)
        let right = try columns(pixels(of: layer, CGSize(width: 100, height: 60)), width: 100)
        #expect(try #require(right.first) > 80)
        layer.alignmentMode = .left
        #expect(try #require(columns(pixels(of: layer, CGSize(width: 100, height: 60)), width: 100).last) < 20)
        layer.string = "MMMM MMMM"
        func lowest() throws -> Int {
            let picture = try pixels(of: layer, CGSize(width: 100, height: 60))
            return try #require(Array(stride(from: 3, to: picture.count, by: 4)).last { picture[$0] > 0 }) / 400
        }
        #expect(try lowest() < 28)
        layer.isWrapped = true
        #expect(try lowest() > 30)
    }

    @Test func aTypefaceHasAName() {
        #expect(CGFont("Helvetica") == CGFont("Helvetica") && CGFont("Helvetica")?.postScriptName == "Helvetica")
        #expect(CGFont("No such font") == nil)
    }
}
