import Foundation
import TextLayout

/// Fonts that an app brings along: the files that its Info.plist names under `UIAppFonts`, looked for among its resources.
enum AppFonts {
    private static let key = "UIAppFonts"

    private static let ofMainBundle: Void = {
        for file in register(of: .main) {
            FileHandle.standardError.write(Data("\(key): there is no font in \(file)\n".utf8))
        }
    }()

    /// Makes the app's fonts usable, once. What cannot be used is named on standard error.
    static func load() {
        ofMainBundle
    }

    /// Makes a bundle's fonts usable.
    ///
    /// - Returns: the names of files that are missing or hold no font.
    static func register(of bundle: Bundle) -> [String] {
        let files = bundle.object(forInfoDictionaryKey: key) as? [String] ?? []
        return files.filter { file in
            guard let url = bundle.url(forResource: file, withExtension: nil) else { return true }
            return !Typeface.register(fontFile: url.path)
        }
    }
}
