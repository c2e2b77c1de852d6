import CoreGraphics

extension SymbolShape {
    /// The symbols that are the outlines of things, by name.
    static let outlines: [String: SymbolShape] = [
        "bell": SymbolShape(width: 104, height: 120)
            .adding(.stroke) { path in
                path.move(to: CGPoint(x: 12, y: 88))
                path.addCurve(32, 70, 12, 16, 52, 16)
                path.addCurve(92, 16, 72, 70, 92, 88)
                path.close()
            }
            .circle(.fill, x: 52, y: 104, radius: 10),
        "bookmark": bookmark(.stroke),
        "calendar": SymbolShape(width: 112, height: 112)
            .box(x: 12, y: 18, width: 88, height: 82, radius: 12)
            .line(12, 42, 100, 42).line(36, 10, 36, 24).line(76, 10, 76, 24)
            .circle(.fill, x: 36, y: 62, radius: 5).circle(.fill, x: 56, y: 62, radius: 5)
            .circle(.fill, x: 76, y: 62, radius: 5)
            .circle(.fill, x: 36, y: 80, radius: 5).circle(.fill, x: 56, y: 80, radius: 5),
        "cart": SymbolShape(width: 124, height: 108)
            .line(10, 14, 26, 14, 42, 74, 102, 74).line(31, 30, 112, 30, 102, 58, 38, 58)
            .circle(.fill, x: 52, y: 92, radius: 9).circle(.fill, x: 92, y: 92, radius: 9),
        "clock": SymbolShape(width: 120, height: 120)
            .circle(x: 60, y: 60, radius: 54).line(60, 28, 60, 62, 82, 74),
        "creditcard": SymbolShape(width: 128, height: 96)
            .box(x: 10, y: 12, width: 108, height: 72, radius: 12)
            .adding(.fill) { $0.addRect(CGRect(x: 10, y: 30, width: 108, height: 14)) }
            .line(28, 64, 52, 64),
        "doc": document,
        "doc.text": document.line(32, 60, 64, 60).line(32, 82, 64, 82),
        "eye": eye,
        "eye.slash": eye.cut(32, 4, 112, 78).line(24, 8, 104, 82),
        "house": SymbolShape(width: 120, height: 114)
            .line(10, 58, 60, 14, 110, 58).line(24, 48, 24, 102, 96, 102, 96, 48)
            .line(50, 102, 50, 70, 70, 70, 70, 102),
        "key": SymbolShape(width: 116, height: 116)
            .circle(x: 36, y: 36, radius: 24).line(53, 53, 104, 104).line(80, 80, 94, 66).line(96, 96, 106, 86),
        "link": SymbolShape(width: 120, height: 120)
            .adding(.stroke, chain(x: 44, y: 76)).adding(.stroke, chain(x: 76, y: 44)),
        "list.bullet": SymbolShape(width: 122, height: 96)
            .circle(.fill, x: 14, y: 14, radius: 8).line(38, 14, 110, 14)
            .circle(.fill, x: 14, y: 48, radius: 8).line(38, 48, 110, 48)
            .circle(.fill, x: 14, y: 82, radius: 8).line(38, 82, 110, 82),
        "location": SymbolShape(width: 116, height: 116).polygon(.stroke, 104, 12, 12, 54, 56, 60, 62, 104),
        "lock": SymbolShape(width: 88, height: 120)
            .box(x: 12, y: 54, width: 64, height: 56, radius: 10)
            .line(24, 54, 24, 34).arc(x: 44, y: 34, radius: 20, from: 180, to: 360).line(64, 34, 64, 54),
        "map": SymbolShape(width: 124, height: 104)
            .polygon(.stroke, 12, 24, 46, 12, 78, 24, 112, 12, 112, 80, 78, 92, 46, 80, 12, 92)
            .line(46, 12, 46, 80).line(78, 24, 78, 92),
        "message": SymbolShape(width: 124, height: 112)
            .adding(.stroke) { path in
                path.move(to: CGPoint(x: 34, y: 86))
                path.addCurve(2, 70, 6, 12, 62, 12)
                path.addCurve(118, 12, 118, 92, 62, 92)
                path.addCurve(48, 92, 42, 102, 20, 102)
                path.addCurve(30, 98, 33, 92, 34, 86)
                path.close()
            },
        "mic": SymbolShape(width: 84, height: 120)
            .box(x: 28, y: 10, width: 28, height: 58, radius: 14)
            .arc(x: 42, y: 52, radius: 30, from: 0, to: 180).line(42, 82, 42, 108).line(24, 108, 60, 108),
        "paperplane": SymbolShape(width: 116, height: 112)
            .polygon(.stroke, 12, 54, 104, 12, 68, 102, 52, 64).line(52, 64, 104, 12),
        "person.crop.circle": SymbolShape(width: 120, height: 120)
            .circle(x: 60, y: 60, radius: 54).circle(.fill, x: 60, y: 46, radius: 18)
            .adding(.fill, shoulders(x: 60, top: 71, width: 66, bottom: 98)),
        "phone": SymbolShape(width: 112, height: 112)
            .adding(.stroke) { path in
                path.move(to: CGPoint(x: 34, y: 12))
                path.addCurve(-16, 44, 68, 128, 100, 78)
                path.addLine(to: CGPoint(x: 76, y: 64))
                path.addLine(to: CGPoint(x: 66, y: 76))
                path.addCurve(54, 74, 38, 58, 36, 46)
                path.addLine(to: CGPoint(x: 48, y: 36))
                path.close()
            },
        "tag": SymbolShape(width: 116, height: 116)
            .polygon(.stroke, 14, 14, 58, 14, 104, 60, 60, 104, 14, 58).circle(.fill, x: 38, y: 38, radius: 8),
        "video": SymbolShape(width: 128, height: 88)
            .box(x: 10, y: 14, width: 74, height: 60, radius: 12).polygon(.stroke, 96, 38, 116, 24, 116, 64, 96, 50),
        "wifi": SymbolShape(width: 124, height: 96)
            .circle(.fill, x: 62, y: 78, radius: 8)
            .arc(x: 62, y: 78, radius: 25, from: 225, to: 315).arc(x: 62, y: 78, radius: 45, from: 225, to: 315)
            .arc(x: 62, y: 78, radius: 65, from: 225, to: 315),
    ]

    private static let document = SymbolShape(width: 96, height: 120)
        .polygon(.stroke, 14, 12, 56, 12, 82, 38, 82, 108, 14, 108).line(56, 12, 56, 38, 82, 38)

    private static let eye = SymbolShape(width: 128, height: 90)
        .adding(.stroke) { path in
            path.move(to: CGPoint(x: 12, y: 45))
            path.addCurve(36, 5, 92, 5, 116, 45)
            path.addCurve(92, 85, 36, 85, 12, 45)
            path.close()
        }
        .circle(x: 64, y: 45, radius: 14)

    static func bookmark(_ ink: Ink) -> SymbolShape {
        SymbolShape(width: 76, height: 112).polygon(ink, 12, 12, 64, 12, 64, 100, 38, 78, 12, 100)
    }

    /// Returns an oblique link of a chain.
    private static func chain(x: CGFloat, y: CGFloat) -> (inout PathSegments) -> Void {
        { path in
            let rect = CGRect(x: -32, y: -17, width: 64, height: 34)
            let turn = CGAffineTransform(rotationAngle: -.pi / 4)
            let place = turn.concatenating(CGAffineTransform(translationX: x, y: y))
            path.addRoundedRect(in: rect, cornerWidth: 17, cornerHeight: 17, transform: place)
        }
    }
}
