import CoreGraphics
import Foundation

extension SymbolShape {
    /// The symbols of people, hands, talk and places, by name.
    static let people: [String: SymbolShape] = [
        "person": person,
        "person.circle": person.inCircle(.stroke),
        "person.circle.fill": known("person.fill").inCircle(.fill),
        "person.2": two(person),
        "person.2.fill": two(known("person.fill")),
        "person.3": three(person),
        "person.3.fill": three(known("person.fill")),
        "person.badge.plus": SymbolShape(width: 130, height: 116).with(person).withPlus,
        "person.crop.square": SymbolShape(width: 112, height: 112)
            .box(x: 10, y: 10, width: 92, height: 92, radius: 18).circle(.fill, x: 56, y: 44, radius: 17)
            .adding(.fill, shoulders(x: 56, top: 68, width: 62, bottom: 96)),
        "globe": SymbolShape(width: 120, height: 120)
            .circle(x: 60, y: 60, radius: 52).ellipse(x: 36, y: 8, width: 48, height: 104)
            .line(8, 60, 112, 60).line(60, 8, 60, 112).line(17, 32, 103, 32).line(17, 88, 103, 88),
        "network": SymbolShape(width: 120, height: 120)
            .circle(x: 60, y: 60, radius: 52).ellipse(x: 36, y: 8, width: 48, height: 104)
            .line(8, 60, 112, 60).line(60, 8, 60, 112).line(17, 32, 103, 32).line(17, 88, 103, 88),
        "bubble.left": bubble,
        "bubble.right": bubble.mirrored,
        "bubble.right.fill": known("bubble.left.fill").mirrored,
        "bubble.left.and.bubble.right": talk(bubble),
        "bubble.left.and.bubble.right.fill": talk(known("bubble.left.fill")),
        "text.bubble": bubble.line(32, 36, 92, 36).line(32, 58, 74, 58),
        "ellipsis.bubble": bubble.circle(.fill, x: 38, y: 46, radius: 7).circle(.fill, x: 62, y: 46, radius: 7)
            .circle(.fill, x: 86, y: 46, radius: 7),
        "message.fill": SymbolShape(width: 124, height: 112)
            .ellipse(.fill, x: 6, y: 8, width: 112, height: 88)
            .curve(.fill, closed: true, 36, 76, 36, 92, 32, 100, 16, 106, 40, 108, 52, 98, 62, 92),
        "hand.thumbsup": thumb(.stroke),
        "hand.thumbsup.fill": thumb(.fill),
        "hand.thumbsdown": thumb(.stroke).turned,
        "hand.thumbsdown.fill": thumb(.fill).turned,
        "hand.raised": hand(.stroke),
        "hand.raised.fill": hand(.fill),
        "building.2": SymbolShape(width: 124, height: 116)
            .line(14, 106, 14, 14, 68, 14, 68, 106).line(68, 48, 110, 48, 110, 106).line(8, 106, 116, 106)
            .line(32, 36, 50, 36).line(32, 58, 50, 58).line(32, 80, 50, 80).line(86, 68, 92, 68).line(86, 86, 92, 86),
        "building.columns": SymbolShape(width: 124, height: 116)
            .polygon(.stroke, 62, 10, 114, 40, 10, 40).line(26, 52, 26, 88).line(50, 52, 50, 88).line(74, 52, 74, 88)
            .line(98, 52, 98, 88).line(10, 104, 114, 104),
        "mappin.and.ellipse": SymbolShape(width: 112, height: 124)
            .circle(.fill, x: 56, y: 26, radius: 20).line(56, 44, 56, 92)
            .curve(38, 76, 0, 82, 0, 114, 56, 114, 112, 114, 112, 82, 74, 76),
        "mappin.circle": known("mappin").inCircle(.stroke),
        "mappin.circle.fill": known("mappin").inCircle(.fill),
        "location.fill": SymbolShape(width: 116, height: 116).polygon(.fill, 108, 8, 6, 54, 56, 60, 62, 110),
        "location.circle": known("location").inCircle(.stroke),
        "map.fill": SymbolShape(width: 124, height: 104)
            .polygon(.fill, 8, 22, 46, 8, 78, 22, 116, 8, 116, 82, 78, 96, 46, 82, 8, 96)
            .cut(46, 12, 46, 80).cut(78, 24, 78, 92),
        "faceid": SymbolShape(width: 116, height: 116)
            .line(12, 36, 12, 12, 36, 12).line(80, 12, 104, 12, 104, 36).line(104, 80, 104, 104, 80, 104)
            .line(36, 104, 12, 104, 12, 80).line(38, 40, 38, 52).line(78, 40, 78, 52).line(60, 42, 60, 66, 52, 66)
            .curve(40, 80, 50, 90, 66, 90, 76, 80),
        "figure.walk": SymbolShape(width: 84, height: 124)
            .circle(.fill, x: 46, y: 16, radius: 11).line(44, 36, 40, 70, 58, 86, 62, 114).line(40, 70, 34, 92, 18, 112)
            .line(20, 64, 26, 46, 44, 38, 56, 54, 70, 60),
    ]

    private static let person = SymbolShape(width: 104, height: 110)
        .circle(x: 52, y: 30, radius: 21).adding(.stroke, shoulders(x: 52, top: 64, width: 84, bottom: 100))

    private static func two(_ person: SymbolShape) -> SymbolShape {
        SymbolShape(width: 148, height: 110).with(person, scale: 0.72, x: 72, y: 28)
            .circle(.fill, cutOut: true, x: 50, y: 32, radius: 36).box(
                .fill,
                cutOut: true,
                x: 4,
                y: 58,
                width: 98,
                height: 60,
                radius: 30
            )
            .with(person, scale: 0.92, x: 2, y: 6)
    }

    private static func three(_ person: SymbolShape) -> SymbolShape {
        SymbolShape(width: 172, height: 110)
            .with(person, scale: 0.6, x: 2, y: 38).with(person, scale: 0.6, x: 108, y: 38)
            .circle(.fill, cutOut: true, x: 86, y: 34, radius: 34)
            .box(.fill, cutOut: true, x: 42, y: 58, width: 88, height: 60, radius: 28)
            .with(person, scale: 0.84, x: 42, y: 12)
    }

    private static let bubble = SymbolShape(width: 124, height: 112).adding(.stroke) { path in
        path.move(to: CGPoint(x: 32, y: 12))
        path.addLine(to: CGPoint(x: 92, y: 12))
        path.addCurve(104, 12, 114, 22, 114, 34)
        path.addLine(to: CGPoint(x: 114, y: 60))
        path.addCurve(114, 72, 104, 82, 92, 82)
        path.addLine(to: CGPoint(x: 58, y: 82))
        path.addLine(to: CGPoint(x: 32, y: 104))
        path.addLine(to: CGPoint(x: 32, y: 82))
        path.addCurve(20, 82, 10, 72, 10, 60)
        path.addLine(to: CGPoint(x: 10, y: 34))
        path.addCurve(10, 22, 20, 12, 32, 12)
        path.close()
    }

    private static func talk(_ bubble: SymbolShape) -> SymbolShape {
        SymbolShape(width: 152, height: 120).with(bubble.mirrored, scale: 0.66, x: 66, y: 44)
            .box(.fill, cutOut: true, x: 0, y: 0, width: 104, height: 74, radius: 26)
            .with(bubble, scale: 0.78, x: 2, y: 2)
    }

    private static func thumb(_ ink: Ink) -> SymbolShape {
        SymbolShape(width: 116, height: 116)
            .box(ink, x: 10, y: 50, width: 18, height: 54, radius: 7)
            .curve(
                ink,
                closed: true,
                42,
                54,
                54,
                44,
                60,
                34,
                62,
                14,
                62,
                4,
                84,
                4,
                80,
                30,
                80,
                34,
                78,
                40,
                76,
                46,
                76,
                46,
                96,
                46,
                96,
                46,
                108,
                46,
                110,
                58,
                106,
                70,
                106,
                70,
                98,
                94,
                98,
                94,
                96,
                102,
                90,
                104,
                84,
                104,
                84,
                104,
                58,
                104,
                58,
                104,
                50,
                104,
                46,
                102,
                42,
                98
            )
    }

    private static func hand(_ ink: Ink) -> SymbolShape {
        let shape = SymbolShape(width: 100, height: 120)
            .curve(
                ink,
                closed: true,
                26,
                66,
                26,
                66,
                26,
                30,
                26,
                30,
                26,
                20,
                40,
                20,
                40,
                30,
                40,
                16,
                40,
                16,
                40,
                16,
                40,
                6,
                54,
                6,
                54,
                16,
                54,
                22,
                54,
                22,
                54,
                22,
                54,
                12,
                68,
                12,
                68,
                22,
                68,
                34,
                68,
                34,
                68,
                34,
                68,
                24,
                82,
                24,
                82,
                34,
                82,
                34,
                82,
                78,
                82,
                78,
                82,
                124,
                38,
                116,
                28,
                96,
                28,
                96,
                12,
                76,
                12,
                76,
                4,
                62,
                18,
                56,
                26,
                66
            )
        return ink == .fill
            ? shape.cut(40, 32, 40, 54).cut(54, 24, 54, 54).cut(68, 36, 68, 56)
            : shape.line(40, 30, 40, 56).line(54, 22, 54, 56).line(68, 34, 68, 58)
    }

    /// The shape upside down.
    private var turned: SymbolShape {
        let place = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
        return parts.reduce(SymbolShape(width: size.width, height: size.height)) { shape, part in
            shape.adding(part.ink, cutOut: part.isCutOut) { $0 = part.path.applying(place) }
        }
    }
}
