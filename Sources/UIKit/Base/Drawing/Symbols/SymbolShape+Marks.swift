import CoreGraphics
import Foundation

extension SymbolShape {
    /// The symbols that are marks, arrows and signs, by name.
    static let marks: [String: SymbolShape] = [
        "questionmark": question,
        "questionmark.circle": question.inCircle(.stroke),
        "questionmark.circle.fill": question.inCircle(.fill),
        "exclamationmark": exclamation,
        "exclamationmark.circle": exclamation.inCircle(.stroke),
        "exclamationmark.circle.fill": exclamation.inCircle(.fill),
        "square": square(.stroke),
        "square.fill": square(.fill),
        "app": square(.stroke),
        "app.fill": square(.fill),
        "checkmark.square": known("checkmark").inSquare(.stroke),
        "checkmark.square.fill": known("checkmark").inSquare(.fill),
        "plus.square": known("plus").inSquare(.stroke),
        "plus.square.fill": known("plus").inSquare(.fill),
        "minus.square": known("minus").inSquare(.stroke),
        "minus.square.fill": known("minus").inSquare(.fill),
        "xmark.square": known("xmark").inSquare(.stroke),
        "xmark.square.fill": known("xmark").inSquare(.fill),
        "plus.app": known("plus").inSquare(.stroke),
        "rectangle": SymbolShape(width: 128, height: 96).box(x: 10, y: 12, width: 108, height: 72, radius: 14),
        "rectangle.fill": SymbolShape(width: 128, height: 96)
            .box(.fill, x: 6, y: 8, width: 116, height: 80, radius: 16),
        "triangle": SymbolShape(width: 116, height: 108).polygon(.stroke, 58, 14, 106, 96, 10, 96),
        "triangle.fill": SymbolShape(width: 116, height: 108).polygon(.fill, 58, 8, 112, 102, 4, 102),
        "circle.lefthalf.filled": SymbolShape(width: 120, height: 120)
            .circle(x: 60, y: 60, radius: 54)
            .curve(.fill, closed: true, 60, 6, 30, 6, 6, 30, 6, 60, 6, 90, 30, 114, 60, 114),
        "chevron.right.circle": known("chevron.right").inCircle(.stroke),
        "chevron.right.circle.fill": known("chevron.right").inCircle(.fill),
        "chevron.left.circle": known("chevron.left").inCircle(.stroke),
        "chevron.left.circle.fill": known("chevron.left").inCircle(.fill),
        "chevron.down.circle": known("chevron.down").inCircle(.stroke),
        "chevron.down.circle.fill": known("chevron.down").inCircle(.fill),
        "chevron.up.circle": known("chevron.up").inCircle(.stroke),
        "chevron.up.circle.fill": known("chevron.up").inCircle(.fill),
        "arrow.right.circle": known("arrow.right").inCircle(.stroke),
        "arrow.right.circle.fill": known("arrow.right").inCircle(.fill),
        "arrow.left.circle": known("arrow.left").inCircle(.stroke),
        "arrow.left.circle.fill": known("arrow.left").inCircle(.fill),
        "arrow.down.circle": known("arrow.down").inCircle(.stroke),
        "arrow.down.circle.fill": known("arrow.down").inCircle(.fill),
        "arrow.up.circle": known("arrow.up").inCircle(.stroke),
        "arrow.forward": known("arrow.right"),
        "arrow.backward": known("arrow.left"),
        "arrow.up.right": SymbolShape(width: 96, height: 96).line(14, 82, 82, 14).line(32, 14, 82, 14, 82, 64),
        "arrow.up.left": SymbolShape(width: 96, height: 96).line(82, 82, 14, 14).line(64, 14, 14, 14, 14, 64),
        "arrow.down.left": SymbolShape(width: 96, height: 96).line(82, 14, 14, 82).line(14, 32, 14, 82, 64, 82),
        "arrow.down.right": SymbolShape(width: 96, height: 96).line(14, 14, 82, 82).line(82, 32, 82, 82, 32, 82),
        "arrow.left.arrow.right": SymbolShape(width: 110, height: 124)
            .line(98, 36, 12, 36).line(36, 12, 12, 36, 36, 60)
            .line(12, 88, 98, 88).line(74, 64, 98, 88, 74, 112),
        "arrow.counterclockwise": known("arrow.clockwise").mirrored,
        "arrow.uturn.forward": known("arrow.uturn.backward").mirrored,
        "arrow.uturn.left": known("arrow.uturn.backward"),
        "arrow.uturn.right": known("arrow.uturn.backward").mirrored,
        "arrowshape.turn.up.right": known("arrowshape.turn.up.left").mirrored,
        "arrow.triangle.2.circlepath": circlingArrows,
        "arrow.2.circlepath": circlingArrows,
        "arrow.up.left.and.arrow.down.right": SymbolShape(width: 104, height: 104)
            .line(58, 46, 92, 12).line(60, 12, 92, 12, 92, 44).line(46, 58, 12, 92).line(12, 60, 12, 92, 44, 92)
            .mirrored,
        "square.and.arrow.down": SymbolShape(width: 96, height: 124)
            .line(32, 48, 12, 48, 12, 114, 84, 114, 84, 48, 64, 48).line(48, 12, 48, 84).line(26, 62, 48, 84, 70, 62),
        "square.and.arrow.up.fill": SymbolShape(width: 96, height: 124)
            .box(.fill, x: 6, y: 42, width: 84, height: 78, radius: 12).cut(48, 30, 48, 88)
            .line(48, 74, 48, 12).line(26, 32, 48, 12, 70, 32),
        "rectangle.portrait.and.arrow.right": SymbolShape(width: 124, height: 116)
            .line(68, 36, 68, 12, 12, 12, 12, 104, 68, 104, 68, 80).line(40, 58, 112, 58).line(90, 36, 112, 58, 90, 80),
        "line.horizontal.3": known("line.3.horizontal"),
        "line.3.horizontal.decrease": decreasing,
        "line.3.horizontal.decrease.circle": decreasing.inCircle(.stroke),
        "line.3.horizontal.decrease.circle.fill": decreasing.inCircle(.fill),
        "slider.horizontal.3": SymbolShape(width: 118, height: 108)
            .line(10, 22, 54, 22).line(84, 22, 108, 22).circle(x: 69, y: 22, radius: 12)
            .line(10, 54, 22, 54).line(52, 54, 108, 54).circle(x: 37, y: 54, radius: 12)
            .line(10, 86, 54, 86).line(84, 86, 108, 86).circle(x: 69, y: 86, radius: 12),
        "list.dash": SymbolShape(width: 122, height: 96)
            .line(10, 14, 18, 14).line(38, 14, 110, 14).line(10, 48, 18, 48).line(38, 48, 110, 48)
            .line(10, 82, 18, 82).line(38, 82, 110, 82),
        "list.number": SymbolShape(width: 122, height: 108)
            .line(8, 12, 14, 8, 14, 30).line(40, 20, 112, 20).line(8, 46, 18, 46, 8, 62, 19, 62).line(40, 54, 112, 54)
            .line(8, 80, 18, 80, 12, 89, 18, 94, 8, 100).line(40, 88, 112, 88),
        "text.justify": SymbolShape(width: 116, height: 96)
            .line(12, 12, 104, 12).line(12, 36, 104, 36).line(12, 60, 104, 60).line(12, 84, 104, 84),
        "text.aligncenter": SymbolShape(width: 116, height: 96)
            .line(12, 12, 104, 12).line(28, 36, 88, 36).line(12, 60, 104, 60).line(34, 84, 82, 84),
        "text.alignright": known("text.alignleft").mirrored,
        "square.grid.2x2": grid(.stroke),
        "square.grid.2x2.fill": grid(.fill),
        "at": SymbolShape(width: 120, height: 120)
            .circle(x: 60, y: 60, radius: 22).line(82, 38, 82, 66)
            .curve(82, 66, 82, 88, 112, 86, 112, 58, 112, 30, 88, 8, 60, 8)
            .curve(60, 8, 30, 8, 8, 30, 8, 60, 8, 100, 52, 126, 88, 104),
        "percent": SymbolShape(width: 108, height: 112)
            .circle(x: 30, y: 32, radius: 19).circle(x: 78, y: 80, radius: 19).line(84, 14, 24, 98),
        "dollarsign": dollar,
        "dollarsign.circle": dollar.inCircle(.stroke),
        "dollarsign.circle.fill": dollar.inCircle(.fill),
        "eurosign": euro,
        "eurosign.circle": euro.inCircle(.stroke),
        "number.circle": known("number").inCircle(.stroke),
        "bold": SymbolShape(width: 88, height: 108)
            .curve(20, 12, 20, 12, 46, 12, 46, 12, 82, 12, 82, 52, 46, 52, 46, 52, 20, 52, 20, 52)
            .curve(46, 52, 88, 52, 88, 96, 46, 96, 46, 96, 20, 96, 20, 96).line(20, 12, 20, 96),
        "italic": SymbolShape(width: 88, height: 108).line(34, 12, 76, 12).line(12, 96, 54, 96).line(56, 12, 32, 96),
        "underline": SymbolShape(width: 92, height: 120)
            .curve(16, 12, 16, 12, 16, 46, 16, 46, 16, 98, 76, 98, 76, 46, 76, 46, 76, 12, 76, 12)
            .line(12, 108, 80, 108),
        "textformat": SymbolShape(width: 132, height: 104)
            .line(10, 92, 42, 12, 74, 92).line(21, 66, 63, 66)
            .circle(x: 102, y: 72, radius: 19).line(121, 50, 121, 92),
        "textformat.size": SymbolShape(width: 132, height: 104)
            .line(8, 92, 28, 44, 48, 92).line(15, 76, 41, 76).line(54, 92, 90, 12, 124, 92).line(67, 64, 112, 64),
        "power": SymbolShape(width: 112, height: 116).line(56, 10, 56, 56).arc(
            x: 56,
            y: 62,
            radius: 44,
            from: -55,
            to: 235
        ),
    ]

    static let question = SymbolShape(width: 76, height: 118)
        .curve(14, 34, 14, 4, 62, 4, 62, 34, 62, 54, 38, 54, 38, 78).circle(.fill, x: 38, y: 102, radius: 8)

    private static let exclamation = SymbolShape(width: 44, height: 116)
        .line(22, 14, 22, 72).circle(.fill, x: 22, y: 98, radius: 8)

    private static let decreasing = SymbolShape(width: 110, height: 90)
        .line(12, 16, 98, 16).line(27, 45, 83, 45).line(42, 74, 68, 74)

    private static let dollar = SymbolShape(width: 80, height: 124)
        .curve(66, 38, 62, 16, 18, 16, 16, 40, 16, 66, 66, 54, 66, 86, 64, 112, 16, 110, 12, 84)
        .line(40, 8, 40, 116)

    private static let euro = SymbolShape(width: 96, height: 112)
        .curve(84, 24, 62, 2, 26, 14, 26, 56, 26, 98, 62, 110, 84, 88).line(12, 46, 64, 46).line(12, 66, 60, 66)

    private static let circlingArrows = SymbolShape(width: 124, height: 116)
        .arc(x: 62, y: 58, radius: 42, from: 190, to: 335).arc(x: 62, y: 58, radius: 42, from: 10, to: 155)
        .polygon(.fill, 88, 42, 116, 42, 102, 62).polygon(.fill, 8, 74, 36, 74, 22, 54)

    private static func grid(_ ink: Ink) -> SymbolShape {
        [(10, 10), (62, 10), (10, 62), (62, 62)].reduce(SymbolShape(width: 112, height: 112)) { shape, place in
            shape.box(ink, x: place.0, y: place.1, width: 40, height: 40, radius: 9)
        }
    }
}
