import ConfinedFiles
import CoreGraphics
import Foundation

/// The sizes of windows as the user left them.
struct WindowSizes {
    enum Kind: String, Codable {
        case gallery, document
    }

    struct Extent: Codable, Equatable {
        var width: Double
        var height: Double
        var isMaximized = false

        var size: CGSize { CGSize(width: width, height: height) }
    }

    /// The size below which no window can be resized, in points.
    static let minimum = CGSize(width: 320, height: 280)
    private static let maximum = 16_384.0
    private static let fileName = "windows"

    private let folder: PrivateFolder

    init(_ folder: PrivateFolder = .state()) {
        self.folder = folder
    }

    /// Returns the size of a new window.
    func extent(of kind: Kind) -> Extent {
        // A file or a log has long lines, while the gallery is a list.
        let first = kind == .gallery ? Extent(width: 390, height: 844) : Extent(width: 900, height: 760)
        guard let known = read()[kind.rawValue], known.width.isFinite, known.height.isFinite else { return first }
        return Extent(
            width: min(max(known.width, Self.minimum.width), Self.maximum),
            height: min(max(known.height, Self.minimum.height), Self.maximum),
            isMaximized: known.isMaximized
        )
    }

    /// Saves the size of a window. A maximized window keeps the size that it has otherwise.
    func keep(_ size: CGSize, isMaximized: Bool, of kind: Kind) {
        var extent = extent(of: kind)
        if !isMaximized { (extent.width, extent.height) = (size.width, size.height) }
        extent.isMaximized = isMaximized
        var all = read()
        guard all[kind.rawValue] != extent else { return }
        all[kind.rawValue] = extent
        if let data = try? JSONEncoder().encode(all) { try? folder.write(data, to: Self.fileName) }
    }

    private func read() -> [String: Extent] {
        let data = folder.data(of: Self.fileName, limit: 64 * 1024)
        return data.flatMap { try? JSONDecoder().decode([String: Extent].self, from: $0) } ?? [:]
    }
}
