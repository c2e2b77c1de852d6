/// What tests of the app ask of pictures, whose text they do not read.
extension Picture {
    /// The colours of a part.
    func colors(x: Range<Int>, y: Range<Int>) -> Set<UInt32> {
        var colors: Set<UInt32> = []
        for y in y { for x in x { colors.insert(color(x, y)) } }
        return colors
    }

    /// Whether something as dark as text is in a part that is light otherwise.
    func hasText(x: Range<Int>, y: Range<Int>) -> Bool {
        y.contains { y in
            x.contains { x in
                let color = color(x, y)
                return color & 0xFF < 0x60 && color >> 8 & 0xFF < 0x60 && color >> 16 < 0x60
            }
        }
    }

    /// Whether something is written in the system's red.
    func hasRedText(x: Range<Int>, y: Range<Int>) -> Bool {
        y.contains { y in
            x.contains { x in
                let color = color(x, y)
                return Int(color >> 16) - Int(color >> 8 & 0xFF) > 80
            }
        }
    }

    /// By how many pixels the part of a picture is further down in this one; `nil` if it is not there.
    func offset(of old: Picture, x: Range<Int>, y: Range<Int>) -> Int? {
        (-y.lowerBound...height - y.upperBound)
            .filter { shows(old, x: x, y: y, movedDownBy: $0) }
            .min { abs($0) < abs($1) }
    }
}
