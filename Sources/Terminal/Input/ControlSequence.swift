/// A control sequence of ECMA-48 in its parts: `CSI < 0 ; 12 ; 3 M`.
struct ControlSequence {
    /// The sign before the parameters: `<`, `=`, `>` or `?`; 0 if there is none.
    private(set) var sign: UInt8 = 0
    /// The parameters. Of one with several values, which colons separate, these are in order.
    private(set) var parameters: [[Int?]] = []
    /// The bytes between parameters and the last byte.
    private(set) var intermediates: [UInt8] = []
    let final: UInt8

    private static let largestNumber = 1_114_111

    /// Creates the sequence of the bytes after its introducer.
    init(_ bytes: ArraySlice<UInt8>, final: UInt8) {
        self.final = final
        var rest = bytes
        if let first = rest.first, (0x3C...0x3F).contains(first) {
            sign = first
            rest = rest.dropFirst()
        }
        let body = rest.prefix { (0x30...0x3F).contains($0) }
        intermediates = Array(rest.dropFirst(body.count))
        guard !body.isEmpty else { return }
        for part in body.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
            parameters.append(
                part.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Self.number)
            )
        }
    }

    /// The number of digits; `nil` if there are none or other signs.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard !digits.isEmpty else { return nil }
        var number = 0
        for digit in digits {
            guard (0x30...0x39).contains(digit) else { return nil }
            number = min(number * 10 + Int(digit - 0x30), largestNumber)
        }
        return number
    }

    /// Returns the first value of a parameter; a default if it is left out.
    func parameter(_ index: Int, default value: Int = 1) -> Int {
        (parameters.indices.contains(index) ? parameters[index].first ?? nil : nil) ?? value
    }

    /// Returns a further value of a parameter.
    func value(_ place: Int, ofParameter index: Int) -> Int? {
        guard parameters.indices.contains(index), parameters[index].indices.contains(place) else { return nil }
        return parameters[index][place]
    }
}
