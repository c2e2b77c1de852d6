import ConfinedFiles
import Foundation
import TextLayout

/// The app's own fonts: the resource files that the Info.plist lists under `UIAppFonts`.
enum AppFonts {
    private static let key = "UIAppFonts"

    private static let ofMainBundle: Void = {
        for file in register(of: .main) {
            FileHandle.standardError.write(Data("\(key): there is no font in \(file)\n".utf8))
        }
    }()

    /// Registers the app's fonts, once. Reports files without a usable font on standard error.
    static func load() {
        ofMainBundle
    }

    /// Registers a bundle's fonts.
    ///
    /// - Returns: The names of files that are missing or contain no font.
    static func register(of bundle: Bundle) -> [String] {
        let files = bundle.object(forInfoDictionaryKey: key) as? [String] ?? []
        return files.filter { file in
            guard InnerPath(resource: file) != nil, let url = bundle.url(forResource: file, withExtension: nil) else {
                return true
            }
            return !Typeface.register(fontFile: url.path)
        }
    }
}
