import CoreGraphics
import Foundation

extension SymbolShape {
    /// The symbols of media, devices, time and weather, by name.
    static let media: [String: SymbolShape] = [
        "play": SymbolShape(width: 104, height: 110).polygon(.stroke, 18, 14, 92, 55, 18, 96),
        "play.circle": known("play.fill").inCircle(.stroke),
        "play.circle.fill": known("play.fill").inCircle(.fill),
        "play.rectangle": SymbolShape(width: 128, height: 104)
            .box(x: 10, y: 12, width: 108, height: 80, radius: 14).polygon(.fill, 52, 34, 84, 52, 52, 70),
        "pause": SymbolShape(width: 86, height: 100)
            .box(x: 12, y: 10, width: 20, height: 80, radius: 4).box(x: 54, y: 10, width: 20, height: 80, radius: 4),
        "pause.circle": known("pause.fill").inCircle(.stroke),
        "pause.circle.fill": known("pause.fill").inCircle(.fill),
        "stop": SymbolShape(width: 100, height: 100).box(x: 14, y: 14, width: 72, height: 72, radius: 10),
        "stop.circle": known("stop.fill").inCircle(.stroke),
        "record.circle": SymbolShape(width: 120, height: 120)
            .circle(x: 60, y: 60, radius: 54).circle(.fill, x: 60, y: 60, radius: 28),
        "forward.end.fill": end,
        "backward.end.fill": end.mirrored,
        "shuffle": SymbolShape(width: 124, height: 104)
            .curve(10, 24, 56, 24, 56, 80, 106, 80).curve(10, 80, 56, 80, 56, 24, 106, 24)
            .line(90, 8, 110, 24, 90, 40).line(90, 64, 110, 80, 90, 96),
        "repeat": SymbolShape(width: 124, height: 112)
            .line(12, 54, 12, 32, 106, 32).line(88, 14, 108, 32, 88, 50)
            .line(112, 58, 112, 80, 18, 80).line(36, 62, 16, 80, 36, 98),
        "camera.fill": SymbolShape(width: 128, height: 104)
            .polygon(.fill, 8, 24, 36, 24, 46, 8, 82, 8, 92, 24, 120, 24, 120, 96, 8, 96)
            .circle(.fill, cutOut: true, x: 64, y: 58, radius: 26).circle(.fill, x: 64, y: 58, radius: 17),
        "camera.circle": known("camera").inCircle(.stroke),
        "video.fill": SymbolShape(width: 128, height: 88)
            .box(.fill, x: 6, y: 10, width: 80, height: 68, radius: 14).polygon(
                .fill,
                92,
                36,
                120,
                20,
                120,
                68,
                92,
                52
            ),
        "video.slash": known("video").slashed,
        "mic.fill": microphone,
        "mic.slash": known("mic").slashed,
        "mic.slash.fill": microphone.slashed,
        "speaker": speakerOutline,
        "speaker.slash": speakerOutline.slashed,
        "speaker.slash.fill": known("speaker.fill").slashed,
        "speaker.wave.1": SymbolShape(width: 96, height: 100).with(speakerOutline)
            .arc(x: 52, y: 50, radius: 28, from: -42, to: 42),
        "speaker.wave.2": SymbolShape(width: 120, height: 100).with(speakerOutline)
            .arc(x: 52, y: 50, radius: 28, from: -42, to: 42).arc(x: 52, y: 50, radius: 52, from: -42, to: 42),
        "speaker.wave.3.fill": SymbolShape(width: 140, height: 120).with(known("speaker.fill"), x: 0, y: 10)
            .arc(x: 52, y: 60, radius: 28, from: -42, to: 42).arc(x: 52, y: 60, radius: 50, from: -42, to: 42)
            .arc(x: 52, y: 60, radius: 72, from: -42, to: 42),
        "headphones": SymbolShape(width: 116, height: 112)
            .curve(14, 78, 2, -10, 114, -10, 102, 78)
            .box(.fill, x: 10, y: 62, width: 22, height: 40, radius: 9)
            .box(.fill, x: 84, y: 62, width: 22, height: 40, radius: 9),
        "music.note": note,
        "music.note.list": SymbolShape(width: 128, height: 116).with(note, x: 50, y: 0)
            .line(10, 20, 52, 20).line(10, 48, 52, 48).line(10, 76, 40, 76),
        "photo.fill": SymbolShape(width: 128, height: 104)
            .box(.fill, x: 6, y: 8, width: 116, height: 88, radius: 16)
            .circle(.fill, cutOut: true, x: 40, y: 36, radius: 10).cut(12, 82, 44, 58, 62, 74, 86, 46, 118, 78),
        "photo.on.rectangle": SymbolShape(width: 140, height: 120)
            .line(28, 84, 10, 84, 10, 12, 104, 12, 104, 24)
            .box(x: 36, y: 36, width: 94, height: 72, radius: 12).circle(.fill, x: 60, y: 58, radius: 8)
            .line(42, 100, 66, 80, 80, 92, 100, 70, 126, 94),
        "film": SymbolShape(width: 128, height: 100)
            .box(x: 10, y: 10, width: 108, height: 80, radius: 12).line(34, 10, 34, 90).line(94, 10, 94, 90)
            .line(34, 50, 94, 50).line(10, 36, 34, 36).line(10, 64, 34, 64).line(94, 36, 118, 36).line(94, 64, 118, 64),
        "tv": SymbolShape(width: 128, height: 112)
            .box(x: 10, y: 12, width: 108, height: 72, radius: 12).line(40, 102, 88, 102),
        "desktopcomputer": SymbolShape(width: 128, height: 116)
            .box(x: 10, y: 12, width: 108, height: 72, radius: 10).line(10, 66, 118, 66).line(64, 84, 64, 106)
            .line(42, 106, 86, 106),
        "laptopcomputer": SymbolShape(width: 136, height: 96)
            .box(x: 24, y: 12, width: 88, height: 60, radius: 8).line(8, 84, 128, 84),
        "iphone": SymbolShape(width: 76, height: 124)
            .box(x: 12, y: 8, width: 52, height: 108, radius: 13).line(32, 20, 44, 20),
        "ipad": SymbolShape(width: 100, height: 124)
            .box(x: 12, y: 10, width: 76, height: 104, radius: 12).line(40, 102, 60, 102),
        "keyboard": SymbolShape(width: 132, height: 92)
            .box(x: 10, y: 12, width: 112, height: 68, radius: 12).line(28, 30, 30, 30).line(50, 30, 52, 30)
            .line(72, 30, 74, 30).line(96, 30, 98, 30).line(28, 46, 30, 46).line(50, 46, 52, 46).line(72, 46, 74, 46)
            .line(96, 46, 98, 46).line(40, 64, 92, 64),
        "printer": SymbolShape(width: 124, height: 112)
            .line(34, 38, 34, 10, 90, 10, 90, 38).line(34, 84, 12, 84, 12, 38, 112, 38, 112, 84, 90, 84)
            .box(x: 34, y: 64, width: 56, height: 40, radius: 4),
        "battery.100": SymbolShape(width: 136, height: 72)
            .box(x: 8, y: 10, width: 108, height: 52, radius: 15).box(
                .fill,
                x: 18,
                y: 20,
                width: 88,
                height: 32,
                radius: 8
            )
            .line(128, 28, 128, 44),
        "clock.fill": SymbolShape(width: 120, height: 120)
            .circle(.fill, x: 60, y: 60, radius: 58).cut(60, 26, 60, 62, 84, 76),
        "alarm": SymbolShape(width: 120, height: 124)
            .circle(x: 60, y: 66, radius: 44).line(60, 40, 60, 66, 76, 78).line(14, 34, 36, 14).line(106, 34, 84, 14)
            .line(28, 100, 18, 114).line(92, 100, 102, 114),
        "timer": SymbolShape(width: 120, height: 120)
            .arc(x: 60, y: 60, radius: 52, from: -90, to: 215).line(60, 8, 60, 26).line(60, 62, 34, 38)
            .circle(.fill, x: 60, y: 62, radius: 8),
        "stopwatch": SymbolShape(width: 104, height: 124)
            .circle(x: 52, y: 70, radius: 44).line(52, 46, 52, 70).line(40, 10, 64, 10).line(52, 10, 52, 26)
            .line(86, 30, 94, 38),
        "hourglass": SymbolShape(width: 84, height: 120)
            .line(12, 10, 72, 10).line(12, 110, 72, 110)
            .curve(18, 10, 18, 40, 36, 48, 36, 60, 36, 72, 18, 80, 18, 110)
            .curve(66, 10, 66, 40, 48, 48, 48, 60, 48, 72, 66, 80, 66, 110),
        "calendar.badge.plus": known("calendar").withPlus,
        "sun.max": sun(.stroke),
        "sun.max.fill": sun(.fill),
        "moon": SymbolShape(width: 108, height: 108)
            .curve(closed: true, 44, 12, 30, 46, 64, 80, 98, 68, 84, 112, 14, 112, 12, 56, 12, 36, 24, 18, 44, 12),
        "cloud": SymbolShape(width: 136, height: 98).curve(
            closed: true,
            34,
            86,
            2,
            86,
            2,
            44,
            34,
            44,
            40,
            2,
            92,
            2,
            98,
            40,
            134,
            38,
            134,
            86,
            102,
            86,
            102,
            86,
            34,
            86,
            34,
            86
        ),
        "cloud.rain": SymbolShape(width: 136, height: 122).curve(
            closed: true,
            34,
            80,
            2,
            80,
            2,
            40,
            34,
            40,
            40,
            2,
            92,
            2,
            98,
            36,
            134,
            34,
            134,
            80,
            102,
            80,
            102,
            80,
            34,
            80,
            34,
            80
        ).line(44, 94, 38, 112).line(70, 94, 64, 112).line(96, 94, 90, 112),
        "bolt": SymbolShape(width: 86, height: 120)
            .polygon(.stroke, 54, 12, 14, 66, 42, 66, 34, 108, 72, 54, 46, 54),
        "flame": flame(.stroke),
        "flame.fill": flame(.fill),
        "drop": SymbolShape(width: 88, height: 120)
            .curve(
                closed: true,
                44,
                12,
                60,
                38,
                76,
                56,
                76,
                76,
                76,
                94,
                62,
                108,
                44,
                108,
                26,
                108,
                12,
                94,
                12,
                76,
                12,
                56,
                28,
                38,
                44,
                12
            ),
        "leaf": SymbolShape(width: 116, height: 112)
            .curve(closed: true, 102, 14, 112, 66, 68, 110, 26, 88, 0, 44, 42, 18, 102, 14).line(78, 40, 12, 102),
        "snowflake": SymbolShape(width: 116, height: 124)
            .line(58, 10, 58, 114).line(13, 36, 103, 88).line(13, 88, 103, 36)
            .line(44, 20, 58, 32, 72, 20).line(44, 104, 58, 92, 72, 104),
        "sparkles": SymbolShape(width: 120, height: 120)
            .curve(
                .fill,
                closed: true,
                48,
                20,
                54,
                56,
                60,
                62,
                94,
                68,
                60,
                74,
                54,
                80,
                48,
                116,
                42,
                80,
                36,
                74,
                2,
                68,
                36,
                62,
                42,
                56,
                48,
                20
            )
            .curve(
                .fill,
                closed: true,
                94,
                4,
                97,
                20,
                100,
                23,
                116,
                26,
                100,
                29,
                97,
                32,
                94,
                48,
                91,
                32,
                88,
                29,
                72,
                26,
                88,
                23,
                91,
                20,
                94,
                4
            ),
        "airplane": SymbolShape(width: 116, height: 116).curve(
            .fill,
            closed: true,
            58,
            6,
            68,
            10,
            68,
            24,
            68,
            42,
            68,
            42,
            110,
            70,
            110,
            70,
            110,
            70,
            110,
            82,
            110,
            82,
            110,
            82,
            68,
            68,
            68,
            68,
            68,
            68,
            66,
            92,
            66,
            92,
            66,
            92,
            80,
            104,
            80,
            104,
            80,
            104,
            80,
            112,
            80,
            112,
            80,
            112,
            58,
            104,
            58,
            104,
            58,
            104,
            36,
            112,
            36,
            112,
            36,
            112,
            36,
            104,
            36,
            104,
            36,
            104,
            50,
            92,
            50,
            92,
            50,
            92,
            48,
            68,
            48,
            68,
            48,
            68,
            6,
            82,
            6,
            82,
            6,
            82,
            6,
            70,
            6,
            70,
            6,
            70,
            48,
            42,
            48,
            42,
            48,
            24,
            48,
            10,
            58,
            6
        ),
        "car": car(.stroke),
        "car.fill": car(.fill),
        "bicycle": SymbolShape(width: 136, height: 96)
            .circle(x: 30, y: 62, radius: 22).circle(x: 106, y: 62, radius: 22)
            .line(30, 62, 50, 26, 88, 26, 66, 62, 30, 62).line(66, 62, 46, 20).line(38, 20, 54, 20)
            .line(106, 62, 86, 14, 100, 14),
        "qrcode": SymbolShape(width: 116, height: 116)
            .box(x: 12, y: 12, width: 34, height: 34, radius: 5).box(x: 70, y: 12, width: 34, height: 34, radius: 5)
            .box(x: 12, y: 70, width: 34, height: 34, radius: 5).circle(.fill, x: 29, y: 29, radius: 6)
            .circle(.fill, x: 87, y: 29, radius: 6).circle(.fill, x: 29, y: 87, radius: 6)
            .line(70, 70, 70, 84).line(104, 70, 88, 70, 88, 88).line(70, 104, 84, 104).line(104, 88, 104, 104),
        "antenna.radiowaves.left.and.right": SymbolShape(width: 128, height: 112)
            .circle(.fill, x: 64, y: 50, radius: 9).line(64, 56, 64, 106)
            .arc(x: 64, y: 50, radius: 28, from: -50, to: 50).arc(x: 64, y: 50, radius: 28, from: 130, to: 230)
            .arc(x: 64, y: 50, radius: 50, from: -50, to: 50).arc(x: 64, y: 50, radius: 50, from: 130, to: 230),
    ]
}
