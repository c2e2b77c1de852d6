import Foundation

/// A theme of pointers that are invisible, because Sway draws the pointer into its pictures.
enum InvisiblePointer {
    /// Writes the theme to a folder of icons, under the names that are the default ones.
    static func write(to icons: URL) throws {
        for theme in ["default", "Adwaita"] {
            let folder = icons.appending(path: theme).appending(path: "cursors")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for name in names { try file.write(to: folder.appending(path: name)) }
        }
    }

    /// The names in CSS, and those of X11.
    private static let names = [
        "default", "left_ptr", "text", "xterm", "vertical-text", "pointer", "hand2", "grab", "grabbing", "copy",
        "dnd-copy", "move",
        "dnd-move", "no-drop", "dnd-none", "not-allowed", "crossed_circle", "col-resize", "row-resize", "ew-resize",
        "ns-resize",
    ]

    /// A file in the format of Xcursor with a transparent picture of one pixel.
    private static var file: Data {
        let (image, nominalSize, version): (UInt32, UInt32, UInt32) = (0xFFFD_0002, 24, 1)
        let headerSize: UInt32 = 16
        let entrySize: UInt32 = 12
        let header: [UInt32] = [0x7275_6358, headerSize, 0x0001_0000, 1]
        let entry = [image, nominalSize, headerSize + entrySize]
        // The size of the header of the picture, its type and version, its size, the hotspot, the delay and the pixel.
        let picture = [36, image, nominalSize, version, 1, 1, 0, 0, 0, 0]
        return (header + entry + picture).reduce(into: Data()) { data, word in
            withUnsafeBytes(of: word.littleEndian) { data.append(contentsOf: $0) }
        }
    }
}
