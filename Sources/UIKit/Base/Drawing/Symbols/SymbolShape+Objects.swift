import CoreGraphics

extension SymbolShape {
    /// The symbols that are things, by name.
    static let objects: [String: SymbolShape] = [
        "flag": flag(.stroke),
        "flag.fill": flag(.fill),
        "archivebox": SymbolShape(width: 124, height: 108)
            .line(12, 14, 112, 14, 112, 40, 12, 40, 12, 14).line(20, 40, 20, 96, 104, 96, 104, 40)
            .line(48, 60, 76, 60),
        "archivebox.fill": SymbolShape(width: 124, height: 108)
            .adding(.fill) { path in
                path.addRoundedRect(in: CGRect(x: 6, y: 8, width: 112, height: 30), cornerWidth: 8, cornerHeight: 8)
            }
            .adding(.fill) { path in
                path.addRoundedRect(in: CGRect(x: 14, y: 46, width: 96, height: 56), cornerWidth: 10, cornerHeight: 10)
            }
            .adding(.stroke, cutOut: true) { path in
                path.addLines(between: [CGPoint(x: 46, y: 64), CGPoint(x: 78, y: 64)])
            },
        "envelope": SymbolShape(width: 128, height: 98)
            .adding(.stroke) { path in
                path.addRoundedRect(in: CGRect(x: 10, y: 12, width: 108, height: 74), cornerWidth: 12, cornerHeight: 12)
            }
            .line(16, 22, 64, 58, 112, 22),
        "envelope.open": SymbolShape(width: 128, height: 122)
            .line(10, 48, 10, 112, 118, 112, 118, 48, 64, 12, 10, 48).line(10, 52, 64, 88, 118, 52),
        "photo": SymbolShape(width: 128, height: 104)
            .adding(.stroke) { path in
                path.addRoundedRect(in: CGRect(x: 10, y: 12, width: 108, height: 80), cornerWidth: 14, cornerHeight: 14)
            }
            .circle(.fill, x: 40, y: 38, radius: 9)
            .line(14, 82, 44, 58, 62, 72, 86, 46, 114, 74),
        "bell.fill": SymbolShape(width: 104, height: 120)
            .adding(.fill) { path in
                path.move(to: CGPoint(x: 10, y: 92))
                path.addCurve(
                    to: CGPoint(x: 52, y: 10),
                    control1: CGPoint(x: 32, y: 70),
                    control2: CGPoint(x: 12, y: 14)
                )
                path.addCurve(
                    to: CGPoint(x: 94, y: 92),
                    control1: CGPoint(x: 92, y: 14),
                    control2: CGPoint(x: 72, y: 70)
                )
                path.close()
            }
            .circle(.fill, x: 52, y: 102, radius: 12),
        "lock.fill": SymbolShape(width: 88, height: 120)
            .adding(.fill) { path in
                path.addRoundedRect(in: CGRect(x: 6, y: 52, width: 76, height: 62), cornerWidth: 12, cornerHeight: 12)
            }
            .adding(.stroke) { path in
                path.move(to: CGPoint(x: 22, y: 56))
                path.addLine(to: CGPoint(x: 22, y: 36))
                path.addCurve(
                    to: CGPoint(x: 66, y: 36),
                    control1: CGPoint(x: 22, y: 6),
                    control2: CGPoint(x: 66, y: 6)
                )
                path.addLine(to: CGPoint(x: 66, y: 56))
            },
        "moon.fill": SymbolShape(width: 108, height: 108).adding(.fill) { path in
            path.move(to: CGPoint(x: 44, y: 8))
            path.addCurve(to: CGPoint(x: 100, y: 68), control1: CGPoint(x: 30, y: 46), control2: CGPoint(x: 64, y: 80))
            path.addCurve(to: CGPoint(x: 8, y: 56), control1: CGPoint(x: 84, y: 116), control2: CGPoint(x: 12, y: 116))
            path.addCurve(to: CGPoint(x: 44, y: 8), control1: CGPoint(x: 6, y: 34), control2: CGPoint(x: 22, y: 14))
            path.close()
        },
        "phone.fill": SymbolShape(width: 112, height: 112).adding(.fill) { path in
            path.move(to: CGPoint(x: 34, y: 8))
            path.addCurve(
                to: CGPoint(x: 104, y: 78),
                control1: CGPoint(x: -24, y: 40),
                control2: CGPoint(x: 72, y: 136)
            )
            path.addLine(to: CGPoint(x: 78, y: 64))
            path.addLine(to: CGPoint(x: 66, y: 78))
            path.addCurve(to: CGPoint(x: 34, y: 46), control1: CGPoint(x: 54, y: 74), control2: CGPoint(x: 38, y: 58))
            path.addLine(to: CGPoint(x: 48, y: 34))
            path.close()
        },
        "paperplane.fill": SymbolShape(width: 116, height: 112)
            .adding(.fill) { path in
                let points: [(CGFloat, CGFloat)] = [(8, 52), (108, 8), (70, 106), (52, 66)]
                path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
                path.close()
            }
            .adding(.stroke, cutOut: true) { path in
                path.addLines(between: [CGPoint(x: 52, y: 66), CGPoint(x: 84, y: 32)])
            },
        "arrow.up.circle.fill": SymbolShape(width: 100, height: 110)
            .line(50, 98, 50, 12).line(14, 46, 50, 12, 86, 46).inCircle(.fill),
    ]

    private static func flag(_ ink: Ink) -> SymbolShape {
        SymbolShape(width: 100, height: 116)
            .line(16, 12, 16, 106)
            .adding(ink) { path in
                path.move(to: CGPoint(x: 16, y: 16))
                path.addCurve(
                    to: CGPoint(x: 88, y: 16),
                    control1: CGPoint(x: 44, y: 2),
                    control2: CGPoint(x: 58, y: 30)
                )
                path.addLine(to: CGPoint(x: 88, y: 66))
                path.addCurve(
                    to: CGPoint(x: 16, y: 66),
                    control1: CGPoint(x: 58, y: 80),
                    control2: CGPoint(x: 44, y: 52)
                )
                path.close()
            }
    }
}
