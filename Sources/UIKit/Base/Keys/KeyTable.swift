/// Maps the key codes and key symbols of Linux to USB HID usages.
package enum KeyTable {
    /// Returns the usage of an XKB key code, which is the code of `linux/input-event-codes.h` plus 8.
    static func usage(code: UInt32) -> UIKeyboardHIDUsage? {
        byCode[code].flatMap(UIKeyboardHIDUsage.init)
    }

    /// Returns the usage of the key that has a symbol on a US keyboard. Symbols are GDK's `GDK_KEY_…` values.
    static func usage(symbol: UInt32) -> UIKeyboardHIDUsage? {
        switch symbol {
        case 0x61...0x7a: UIKeyboardHIDUsage(rawValue: Int(symbol) - 0x61 + 4)
        case 0x41...0x5a: UIKeyboardHIDUsage(rawValue: Int(symbol) - 0x41 + 4)
        case 0x31...0x39: UIKeyboardHIDUsage(rawValue: Int(symbol) - 0x31 + 30)
        case 0xffbe...0xffc9: UIKeyboardHIDUsage(rawValue: Int(symbol) - 0xffbe + 58)
        case 0xffb1...0xffb9: UIKeyboardHIDUsage(rawValue: Int(symbol) - 0xffb1 + 89)
        default: bySymbol[symbol]
        }
    }

    /// Returns the value of `UIKey.characters` for a key that types nothing. The strings are Apple's.
    static func name(of usage: UIKeyboardHIDUsage) -> String? {
        switch usage {
        case .keyboardUpArrow: "UIKeyInputUpArrow"
        case .keyboardDownArrow: "UIKeyInputDownArrow"
        case .keyboardLeftArrow: "UIKeyInputLeftArrow"
        case .keyboardRightArrow: "UIKeyInputRightArrow"
        case .keyboardEscape: "UIKeyInputEscape"
        case .keyboardPageUp: "UIKeyInputPageUp"
        case .keyboardPageDown: "UIKeyInputPageDown"
        case .keyboardHome: "UIKeyInputHome"
        case .keyboardEnd: "UIKeyInputEnd"
        case .keyboardDeleteForward: "UIKeyInputDelete"
        default: (58...69).contains(usage.rawValue) ? "UIKeyInputF\(usage.rawValue - 57)" : nil
        }
    }

    /// Returns the XKB code of a key, or 0 for keys that Linux doesn't have.
    package static func code(of usage: UIKeyboardHIDUsage) -> UInt32 {
        byCode.first { $0.value == usage.rawValue }?.key ?? 0
    }

    private static let bySymbol: [UInt32: UIKeyboardHIDUsage] = [
        0x30: .keyboard0, 0x20: .keyboardSpacebar, 0x2d: .keyboardHyphen, 0x3d: .keyboardEqualSign,
        0x5b: .keyboardOpenBracket, 0x5d: .keyboardCloseBracket, 0x5c: .keyboardBackslash, 0x3b: .keyboardSemicolon,
        0x27: .keyboardQuote, 0x60: .keyboardGraveAccentAndTilde, 0x2c: .keyboardComma, 0x2e: .keyboardPeriod,
        0x2f: .keyboardSlash, 0xff08: .keyboardDeleteOrBackspace, 0xff09: .keyboardTab, 0xff0d: .keyboardReturnOrEnter,
        0xff13: .keyboardPause, 0xff14: .keyboardScrollLock, 0xff1b: .keyboardEscape, 0xff50: .keyboardHome,
        0xff51: .keyboardLeftArrow, 0xff52: .keyboardUpArrow, 0xff53: .keyboardRightArrow, 0xff54: .keyboardDownArrow,
        0xff55: .keyboardPageUp, 0xff56: .keyboardPageDown, 0xff57: .keyboardEnd, 0xff63: .keyboardInsert,
        0xff67: .keyboardApplication, 0xff7f: .keypadNumLock, 0xff8d: .keypadEnter, 0xffaa: .keypadAsterisk,
        0xffab: .keypadPlus, 0xffad: .keypadHyphen, 0xffae: .keypadPeriod, 0xffaf: .keypadSlash, 0xffb0: .keypad0,
        0xffe1: .keyboardLeftShift, 0xffe2: .keyboardRightShift, 0xffe3: .keyboardLeftControl,
        0xffe4: .keyboardRightControl, 0xffe5: .keyboardCapsLock, 0xffe9: .keyboardLeftAlt, 0xffea: .keyboardRightAlt,
        0xffeb: .keyboardLeftGUI, 0xffec: .keyboardRightGUI, 0xffff: .keyboardDeleteForward,
    ]

    private static let byCode: [UInt32: Int] = {
        // Runs of consecutive codes: the first Linux code, and the usages of the keys.
        let runs: [(first: UInt32, usages: [Int])] = [
            (1, [41, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 45, 46, 42, 43]),
            (16, [20, 26, 8, 21, 23, 28, 24, 12, 18, 19, 47, 48, 40, 224]),
            (30, [4, 22, 7, 9, 10, 11, 13, 14, 15, 51, 52, 53, 225, 49]),
            (44, [29, 27, 6, 25, 5, 17, 16, 54, 55, 56, 229, 85, 226, 44, 57]),
            (59, [58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 83, 71]),
            (71, [95, 96, 97, 86, 92, 93, 94, 87, 89, 90, 91, 98, 99]),
            (86, [100, 68, 69, 135]),
            (96, [88, 228, 84, 70, 230]),
            (102, [74, 82, 75, 80, 79, 77, 81, 78, 73, 76]),
            (113, [127, 129, 128, 102, 103]),
            (119, [72]),
            (121, [133, 144, 145, 137, 227, 231, 101]),
            (183, [104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115]),
        ]
        var table: [UInt32: Int] = [:]
        for run in runs {
            for (offset, usage) in run.usages.enumerated() { table[run.first + UInt32(offset) + 8] = usage }
        }
        return table
    }()
}
