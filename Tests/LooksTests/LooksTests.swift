import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// Compares the table of looks with what controls draw.
@Suite(.serialized) @MainActor
struct LooksTests {
    typealias Reader = @MainActor (Bool) throws -> LookReading

    static let readers: [String: Reader] = [tables, controls, alerts, bars, capsules, menus].reduce(into: [:]) {
        $0.merge($1) { first, _ in first }
    }

    @Test func eachEntryIsRead() {
        let names = Looks.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(Set(Self.readers.keys) == Set(names))
    }

    @Test(arguments: Looks.all.map(\.name), [false, true]) func theControlLooksSo(name: String, isDark: Bool) throws {
        let entry = try #require(Looks.all.first { $0.name == name })
        let read = try #require(Self.readers[name])
        let reading = try read(isDark)
        switch (entry, reading) {
        case (let look as Look<LookColor>, .pixel(let pixel, let ground, let within)):
            let traits = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
            let wanted = LookPixel.of(look.color.resolvedColor(with: traits), over: ground)
            #expect(pixel.distance(to: wanted) <= within, "\(name): \(pixel), not \(wanted)")
        case (let look as Look<CGFloat>, .points(let length, let within)):
            #expect(abs(length - (isDark ? look.dark : look.light)) <= within, "\(name): \(length)")
        case (let look as Look<CGSize>, .size(let size, let within)):
            let wanted = isDark ? look.dark : look.light
            let isEqual = abs(size.width - wanted.width) <= within && abs(size.height - wanted.height) <= within
            #expect(isEqual, "\(name): \(size)")
        case (let look as Look<LookFont>, .font(let font)):
            let wanted = (isDark ? look.dark : look.light).font
            #expect(font.fontName == wanted.fontName && font.pointSize == wanted.pointSize, "\(name): \(font)")
        case (let look as Look<LookShadow>, .shadow(let layer)):
            let shadow = LookShadow(
                opacity: layer.shadowOpacity,
                radius: layer.shadowRadius,
                y: layer.shadowOffset.height
            )
            let wanted = isDark ? look.dark : look.light
            #expect(wanted.opacity == 0 ? shadow.opacity == 0 : shadow == wanted, "\(name): \(shadow)")
        default: Issue.record("\(name) is of another kind than what is read")
        }
    }
}
