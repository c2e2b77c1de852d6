import CoreGraphics
import Foundation

extension SymbolShape {
    /// The symbols of things and tools, by name.
    static let things: [String: SymbolShape] = [
        "gear": gear(teeth: 12, .stroke),
        "gearshape": gear(teeth: 8, .stroke),
        "gearshape.fill": gear(teeth: 8, .fill),
        "pencil": pencil,
        "pencil.circle": pencil.inCircle(.stroke),
        "pencil.circle.fill": pencil.inCircle(.fill),
        "highlighter": pencil.line(12, 112, 104, 112),
        "paintbrush": SymbolShape(width: 112, height: 112)
            .line(100, 12, 48, 66).line(104, 16, 58, 76)
            .curve(
                .fill,
                closed: true,
                44,
                62,
                28,
                62,
                28,
                84,
                10,
                98,
                34,
                108,
                62,
                98,
                58,
                76,
                56,
                68,
                50,
                62,
                44,
                62
            ),
        "paintbrush.fill": SymbolShape(width: 112, height: 112)
            .polygon(.fill, 98, 8, 108, 18, 64, 76, 48, 60)
            .curve(.fill, closed: true, 42, 62, 26, 62, 26, 84, 8, 98, 34, 110, 64, 98, 58, 76, 56, 68, 50, 62, 42, 62),
        "hammer": SymbolShape(width: 116, height: 112)
            .polygon(.stroke, 12, 96, 58, 46, 70, 58, 24, 106)
            .line(48, 36, 36, 22, 62, 10, 84, 22, 92, 34, 104, 44, 92, 58, 78, 48, 66, 56),
        "hammer.fill": SymbolShape(width: 116, height: 112)
            .polygon(.fill, 8, 96, 56, 44, 72, 58, 24, 110)
            .polygon(.fill, 46, 36, 32, 20, 62, 6, 86, 18, 94, 32, 108, 44, 92, 62, 78, 50, 66, 58),
        "wrench": SymbolShape(width: 112, height: 112).curve(
            closed: true,
            70,
            12,
            50,
            12,
            40,
            30,
            48,
            46,
            48,
            46,
            14,
            80,
            14,
            80,
            4,
            94,
            20,
            108,
            32,
            98,
            32,
            98,
            66,
            64,
            66,
            64,
            84,
            72,
            102,
            60,
            100,
            40,
            100,
            40,
            82,
            52,
            82,
            52,
            82,
            52,
            64,
            48,
            64,
            48,
            64,
            48,
            60,
            30,
            60,
            30,
            60,
            30,
            78,
            14,
            70,
            12
        ),
        "scissors": SymbolShape(width: 108, height: 116)
            .circle(x: 26, y: 90, radius: 16).circle(x: 82, y: 90, radius: 16).line(35, 77, 80, 10).line(
                73,
                77,
                28,
                10
            ),
        "paperclip": SymbolShape(width: 100, height: 120)
            .curve(
                84,
                50,
                84,
                50,
                46,
                92,
                46,
                92,
                26,
                112,
                0,
                92,
                18,
                70,
                18,
                70,
                62,
                22,
                62,
                22,
                78,
                6,
                98,
                24,
                84,
                42,
                84,
                42,
                44,
                84,
                44,
                84,
                34,
                92,
                24,
                84,
                32,
                74,
                32,
                74,
                66,
                38,
                66,
                38
            ),
        "pin": pin(.stroke),
        "pin.fill": pin(.fill),
        "pin.slash": pin(.stroke).slashed,
        "tray": tray,
        "tray.fill": SymbolShape(width: 128, height: 100)
            .polygon(.fill, 32, 10, 96, 10, 122, 52, 122, 92, 6, 92, 6, 52)
            .cut(12, 54, 42, 54, 50, 68, 78, 68, 86, 54, 116, 54),
        "doc.fill": SymbolShape(width: 96, height: 120)
            .polygon(.fill, 10, 8, 56, 8, 86, 38, 86, 112, 10, 112).cut(56, 8, 56, 38, 86, 38),
        "doc.on.doc": copies,
        "doc.on.clipboard": clipboard,
        "clipboard": clipboard,
        "list.bullet.clipboard": clipboard.line(34, 54, 36, 54).line(48, 54, 64, 54).line(34, 76, 36, 76)
            .line(48, 76, 64, 76),
        "note.text": SymbolShape(width: 112, height: 112)
            .box(x: 10, y: 10, width: 92, height: 92, radius: 16).line(30, 36, 82, 36).line(30, 56, 82, 56)
            .line(30, 76, 60, 76),
        "newspaper": SymbolShape(width: 128, height: 108)
            .line(100, 40, 118, 40, 118, 82, 108, 96, 98, 82, 98, 12, 12, 12, 12, 82, 26, 96, 108, 96)
            .line(30, 32, 80, 32).line(30, 54, 80, 54).line(30, 74, 56, 74),
        "square.stack": SymbolShape(width: 112, height: 116)
            .box(x: 10, y: 38, width: 92, height: 68, radius: 14).line(20, 24, 92, 24).line(30, 10, 82, 10),
        "rectangle.stack": SymbolShape(width: 124, height: 108)
            .box(x: 10, y: 38, width: 104, height: 60, radius: 12).line(20, 24, 104, 24).line(30, 10, 94, 10),
        "tablecells": SymbolShape(width: 124, height: 104)
            .box(x: 10, y: 12, width: 104, height: 80, radius: 12).line(10, 38, 114, 38).line(10, 65, 114, 65)
            .line(45, 38, 45, 92).line(79, 38, 79, 92),
        "chart.bar": SymbolShape(width: 116, height: 104)
            .box(x: 10, y: 54, width: 24, height: 40, radius: 5).box(x: 46, y: 12, width: 24, height: 82, radius: 5)
            .box(x: 82, y: 34, width: 24, height: 60, radius: 5),
        "chart.bar.fill": SymbolShape(width: 116, height: 104)
            .box(.fill, x: 8, y: 52, width: 28, height: 46, radius: 6)
            .box(.fill, x: 44, y: 8, width: 28, height: 90, radius: 6)
            .box(.fill, x: 80, y: 32, width: 28, height: 66, radius: 6),
        "chart.line.uptrend.xyaxis": SymbolShape(width: 120, height: 108)
            .line(12, 10, 12, 96, 110, 96).line(28, 72, 52, 46, 68, 60, 104, 18).line(80, 18, 104, 18, 104, 42),
        "chart.pie": SymbolShape(width: 120, height: 120)
            .circle(x: 60, y: 60, radius: 52).line(60, 8, 60, 60, 97, 97),
        "cart.fill": SymbolShape(width: 124, height: 108)
            .line(10, 14, 26, 14, 42, 74, 102, 74).polygon(.fill, 29, 26, 118, 26, 104, 62, 37, 62)
            .circle(.fill, x: 52, y: 92, radius: 10).circle(.fill, x: 92, y: 92, radius: 10),
        "bag": bag(.stroke),
        "bag.fill": bag(.fill),
        "gift": SymbolShape(width: 112, height: 116)
            .box(x: 10, y: 34, width: 92, height: 24, radius: 6).line(18, 58, 18, 106, 94, 106, 94, 58)
            .line(56, 34, 56, 106).curve(56, 34, 20, 34, 22, 6, 40, 8, 52, 10, 56, 24, 56, 34)
            .curve(56, 34, 92, 34, 90, 6, 72, 8, 60, 10, 56, 24, 56, 34),
        "gift.fill": SymbolShape(width: 112, height: 116)
            .box(.fill, x: 6, y: 32, width: 100, height: 26, radius: 7)
            .box(.fill, x: 14, y: 64, width: 84, height: 46, radius: 8).cut(56, 34, 56, 106)
            .curve(56, 32, 20, 32, 22, 6, 40, 8, 52, 10, 56, 24, 56, 32)
            .curve(56, 32, 92, 32, 90, 6, 72, 8, 60, 10, 56, 24, 56, 32),
        "creditcard.fill": SymbolShape(width: 128, height: 96)
            .box(.fill, x: 6, y: 8, width: 116, height: 80, radius: 14).cut(6, 36, 122, 36).cut(26, 66, 52, 66),
        "tag.fill": SymbolShape(width: 116, height: 116)
            .polygon(.fill, 10, 10, 58, 10, 108, 60, 60, 108, 10, 58)
            .circle(.fill, cutOut: true, x: 38, y: 38, radius: 10),
        "shield": shield(.stroke),
        "shield.fill": shield(.fill),
        "checkmark.shield": shield(.stroke).line(36, 60, 48, 74, 70, 40),
        "lock.open": SymbolShape(width: 124, height: 120)
            .box(x: 12, y: 54, width: 64, height: 56, radius: 10)
            .line(64, 54, 64, 34).arc(x: 84, y: 34, radius: 20, from: 180, to: 360).line(104, 34, 104, 50),
        "lock.open.fill": SymbolShape(width: 124, height: 120)
            .box(.fill, x: 6, y: 52, width: 76, height: 62, radius: 12)
            .line(64, 54, 64, 34).arc(x: 84, y: 34, radius: 20, from: 180, to: 360).line(104, 34, 104, 50),
        "key.fill": SymbolShape(width: 116, height: 116)
            .circle(.fill, x: 36, y: 36, radius: 30).circle(.fill, cutOut: true, x: 30, y: 30, radius: 8)
            .line(53, 53, 104, 104).line(80, 80, 94, 66).line(96, 96, 106, 86),
        "lightbulb": bulb(.stroke),
        "lightbulb.fill": bulb(.fill),
        "cross": plusSign(.stroke),
        "cross.fill": plusSign(.fill),
        "trophy": SymbolShape(width: 116, height: 116)
            .curve(30, 12, 30, 12, 86, 12, 86, 12, 88, 50, 78, 72, 58, 72, 38, 72, 28, 50, 30, 12)
            .curve(30, 24, 4, 22, 10, 52, 34, 52).curve(86, 24, 112, 22, 106, 52, 82, 52)
            .line(58, 72, 58, 104).line(34, 104, 82, 104),
        "gamecontroller": SymbolShape(width: 136, height: 100)
            .curve(
                closed: true,
                38,
                16,
                38,
                16,
                98,
                16,
                98,
                16,
                118,
                16,
                138,
                88,
                114,
                88,
                98,
                88,
                92,
                70,
                84,
                70,
                84,
                70,
                52,
                70,
                52,
                70,
                44,
                70,
                38,
                88,
                22,
                88,
                -2,
                88,
                18,
                16,
                38,
                16
            )
            .line(40, 34, 40, 54).line(30, 44, 50, 44).circle(.fill, x: 94, y: 44, radius: 7),
        "fork.knife": SymbolShape(width: 100, height: 120)
            .line(16, 10, 16, 40).line(30, 10, 30, 110).line(44, 10, 44, 40).curve(16, 40, 16, 56, 44, 56, 44, 40)
            .curve(80, 110, 80, 110, 80, 12, 80, 12, 62, 22, 60, 54, 64, 68, 64, 68, 80, 68, 80, 68),
        "umbrella": SymbolShape(width: 120, height: 116)
            .curve(closed: true, 10, 62, 10, 2, 110, 2, 110, 62, 110, 62, 10, 62, 10, 62)
            .curve(60, 62, 60, 62, 60, 94, 60, 94, 60, 112, 38, 112, 38, 94),
        "graduationcap": SymbolShape(width: 132, height: 104)
            .polygon(.stroke, 66, 12, 122, 38, 66, 64, 10, 38).curve(
                32,
                50,
                32,
                50,
                32,
                78,
                32,
                78,
                46,
                96,
                86,
                96,
                100,
                78
            )
            .line(100, 78, 100, 50).line(122, 38, 122, 76),
        "book.fill": SymbolShape(width: 124, height: 104)
            .polygon(.fill, 58, 98, 48, 88, 8, 88, 8, 10, 48, 10, 58, 20)
            .polygon(.fill, 66, 98, 76, 88, 116, 88, 116, 10, 76, 10, 66, 20),
        "eye.fill": SymbolShape(width: 128, height: 90)
            .curve(.fill, closed: true, 8, 45, 36, 0, 92, 0, 120, 45, 92, 90, 36, 90, 8, 45)
            .circle(.fill, cutOut: true, x: 64, y: 45, radius: 20).circle(.fill, x: 64, y: 45, radius: 11),
        "bell.slash": known("bell").slashed,
        "bell.badge": known("bell").withDot,
        "folder.badge.plus": known("folder").withPlus,
        "heart.slash": known("heart").slashed,
        "star.slash": known("star").slashed,
        "star.circle": known("star").inCircle(.stroke),
        "star.circle.fill": known("star.fill").inCircle(.fill),
        "heart.circle": known("heart").inCircle(.stroke),
        "heart.circle.fill": known("heart.fill").inCircle(.fill),
        "link.circle": known("link").inCircle(.stroke),
        "magnifyingglass.circle": known("magnifyingglass").inCircle(.stroke),
        "plus.magnifyingglass": known("magnifyingglass").line(46, 30, 46, 62).line(30, 46, 62, 46),
        "minus.magnifyingglass": known("magnifyingglass").line(30, 46, 62, 46),
        "envelope.badge": known("envelope").withDot,
        "sidebar.right": known("sidebar.left").mirrored,
    ]
}
