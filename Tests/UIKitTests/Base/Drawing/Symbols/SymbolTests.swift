import CoreGraphics
import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

struct SymbolTests {
    @Test func everySymbolDrawsInsideItsBounds() throws {
        for name in SymbolShape.sets.flatMap({ $0.keys.sorted() }) {
            let image = try #require(UIImage(systemName: name))
            #expect(image.isSymbolImage && image.isTemplate)
            let size = image.size
            #expect(size.width > 4 && size.height > 4 && size.width < 30 && size.height < 30, "\(name)")
            let drawing = try drawn(40, 40) { _ in image.draw(at: CGPoint(x: 5, y: 5)) }
            let frame = CGRect(x: 5, y: 5, width: size.width, height: size.height)
            var ink = 0
            for (y, row) in drawing.allPixels.enumerated() {
                for (x, pixel) in row.enumerated() where pixel.alpha > 0 {
                    ink += pixel.alpha
                    let isInside = frame.intersects(CGRect(x: x, y: y, width: 1, height: 1))
                    #expect(isInside, "\(name) draws outside at \(x), \(y)")
                }
            }
            #expect(ink > 255 * 5, "\(name) draws nothing")
        }
    }

    @Test func aNameIsInOneSetOnly() {
        let names = SymbolShape.sets.flatMap(\.keys)
        #expect(Set(names).count == names.count)
    }

    @Test(arguments: [
        "list.bullet", "line.3.horizontal", "ellipsis", "square.and.arrow.up", "trash.fill", "bell", "tag", "calendar",
        "clock", "camera", "photo", "paperplane", "person.crop.circle", "lock", "key", "wifi", "bookmark.fill", "eye",
        "eye.slash", "map", "mappin", "house.fill", "cart", "creditcard", "doc.text", "link", "location", "phone",
        "envelope", "message", "video", "mic", "stop.fill", "speaker.wave.2.fill",
    ])
    func theSymbolsThatTablesUseMostAreThere(name: String) {
        #expect(UIImage(systemName: name) != nil)
    }

    @Test func theArrowOfARefreshPointsClockwise() throws {
        let configuration = UIImage.SymbolConfiguration(pointSize: 100)
        let image = try #require(UIImage(systemName: "arrow.clockwise", withConfiguration: configuration))
        let drawing = try drawn(104, 116) { _ in image.draw(at: .zero) }
        // The tip is right of the top, where the gap of the circle is, and the circle is closed at the left.
        #expect(drawing.pixel(64, 26).alpha > 200 && drawing.pixel(12, 66).alpha > 200)
        #expect(drawing.pixel(80, 37).alpha == 0 && drawing.pixel(24, 37).alpha > 200)
    }

    @Test func unknownNamesAreNil() {
        // A debug build shows a placeholder, so that a screen without a picture is noticed.
        #expect(UIImage(systemName: "no.such.symbol")?.size == UIImage(systemName: "square")?.size)
        for text in ["", "no such symbol", "Star", "star..fill", ".star"] {
            #expect(UIImage(systemName: text) == nil, "\(text)")
        }
    }

    @Test func configurationsDecideSizeAndWeight() throws {
        let usual = try #require(UIImage(systemName: "plus"))
        let double = try #require(
            UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34))
        )
        #expect(abs(double.size.width - 2 * usual.size.width) < 1e-9)
        let heavy = try #require(usual.applyingSymbolConfiguration(.init(weight: .black)))
        #expect(heavy.size == usual.size)
        #expect(ink(heavy) > 1.5 * ink(usual))
        let font = UIFont.systemFont(ofSize: 34, weight: .black)
        let like = try #require(usual.applyingSymbolConfiguration(.init(font: font)))
        #expect(like.size == double.size && like.symbolConfiguration?.values.weight == .black)
        // Values that a configuration doesn't specify stay unchanged.
        #expect(
            heavy.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34)).symbolConfiguration?.values.weight
                == .black
        )
    }

    @Test func symbolsAreSharpAtEveryScale() throws {
        let image = try #require(UIImage(systemName: "circle.fill"))
        for scale in [1, 2, 3] as [CGFloat] {
            let pixels = try #require(image.rendered(scale: scale, tintColor: .red))
            #expect(CGFloat(pixels.width) == (image.size.width * scale).rounded(.up))
            #expect(pixels.pixel(pixels.width / 2, pixels.height / 2) == .red)
        }
    }

    @Test func filledSymbolsAreCutOut() throws {
        let image = try #require(
            UIImage(systemName: "plus.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 100))
        )
        let drawing = try drawn(120, 120) { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 120, height: 120))
            image.withTintColor(.red).draw(at: .zero)
        }
        // A cutout shows what is below the symbol.
        #expect(drawing.pixel(60, 60) == .green)
        #expect(drawing.pixel(60, 15) == .red)
    }

    @Test func translucentColorsDontDarkenWherePartsOverlap() throws {
        for name in ["folder", "magnifyingglass", "trash"] {
            let configuration = UIImage.SymbolConfiguration(pointSize: 100)
            let image = try #require(UIImage(systemName: name, withConfiguration: configuration))
            let pixels = try #require(image.rendered(scale: 1, tintColor: .black.withAlphaComponent(0.5)))
            let opacity = pixels.allPixels.joined().map(\.alpha).max() ?? 0
            #expect((126...129).contains(opacity), "\(name)")
        }
    }

    @Test func translucentColorsCutOutAllOfACutout() throws {
        let image = try #require(
            UIImage(systemName: "plus.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 100))
        )
        let pixels = try #require(image.rendered(scale: 1, tintColor: .red.withAlphaComponent(0.3)))
        #expect(pixels.pixel(60, 60) == .clear && pixels.pixel(60, 15).alpha > 70)
    }

    private func ink(_ image: UIImage) -> Double {
        let pixels = image.rendered(scale: 4, tintColor: .black)?.allPixels.joined().map(\.alpha) ?? []
        return Double(pixels.reduce(0, +))
    }
}
