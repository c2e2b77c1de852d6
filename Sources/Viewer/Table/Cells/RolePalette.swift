import Documents
import UIKit

/// The colors of the roles of texts. Each has a contrast of at least 4.5 : 1 to the backgrounds of rows and of rows
/// beside others, with marks and without, in the light and in the dark appearance.
enum RolePalette {
    /// Returns the color of a role; `nil` stands for text without one.
    static func color(_ role: TextRole?) -> UIColor {
        switch role {
        case nil, .heading, .strong: .label
        case .key: pair(0x4A4A50, 0xC2C2C8)
        case .secondary, .gray, .debug, .null: secondary
        case .number, .cyan: pair(0x04586C, 0x6FD3E8)
        case .boolean, .magenta: pair(0x8A2A86, 0xF09AEC)
        case .time: pair(0x3D4B8F, 0xAAB8FF)
        case .source, .blue, .link: pair(0x0B4FA0, 0x8AC0FF)
        case .error, .removal, .red: pair(0xA8071A, 0xFF9E9A)
        case .warning, .yellow: pair(0x7A4100, 0xF5C451)
        case .information: pair(0x1F5A2B, 0x86D993)
        case .addition, .green: pair(0x0F5F23, 0x7EE08A)
        case .hunk: pair(0x6A2C91, 0xD7A8FF)
        case .fileName: pair(0x1B1B1F, 0xF2F2F7)
        case .code: pair(0x7A2E0E, 0xFFB38A)
        }
    }

    /// The color of secondary text.
    static let secondary = pair(0x5A5A60, 0xB8B8BE)

    /// The background of rows: GNOME's, which is not black in the dark appearance.
    static let background = pair(0xFFFFFF, 0x1D1D20)

    /// The background of bars and of headers beside rows.
    static let bar = pair(0xFAFAFB, 0x222226)

    /// The backgrounds of the current row, and of those that are selected with it.
    static let current = pair(0xDCE9FA, 0x1E3150)
    static let selected = pair(0xECF3FC, 0x202939)

    /// The edge of the current row, which tells it from others without its background.
    static let currentEdge = pair(0x1C71D8, 0x78AEED)

    /// The lines that show levels.
    static let guide = pair(0xD5D5DB, 0x47474E)

    /// The background of rows that are shown only because they are near others.
    static let neighbor = pair(0xF2F2F7, 0x27272B)

    /// The background of matches in rows other than the current one. It is weaker in the dark appearance, where the
    /// rows beside others are not black.
    static let match = UIColor { UIColor.systemYellow.withAlphaComponent($0.userInterfaceStyle == .dark ? 0.12 : 0.3) }

    /// The background over that of a row whose match is in a part that is not shown.
    static let foundRow = UIColor {
        UIColor.systemYellow.withAlphaComponent($0.userInterfaceStyle == .dark ? 0.12 : 0.18)
    }

    private static func pair(_ light: UInt32, _ dark: UInt32) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? UIColor(rgb: dark) : UIColor(rgb: light) }
    }
}

extension UIColor {
    fileprivate convenience init(rgb: UInt32) {
        self.init(
            red: CGFloat(rgb >> 16 & 0xFF) / 255,
            green: CGFloat(rgb >> 8 & 0xFF) / 255,
            blue: CGFloat(rgb & 0xFF) / 255,
            alpha: 1
        )
    }
}
