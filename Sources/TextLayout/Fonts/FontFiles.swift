import CPango

/// Font files that fontconfig finds. Used with the lock of the font engine held.
enum FontFiles {
    /// The properties of a face in fontconfig.
    private struct Face {
        var family: String
        var postScriptName: String
        var cssWeight: Int
        var isItalic: Bool
    }

    /// Adds the faces of a file to those of this process.
    ///
    /// - Returns: `false` if the file cannot be read or has no face.
    static func add(_ path: String) -> Bool {
        let config = FcConfigGetCurrent()
        let count = { FcConfigGetFonts(config, FcSetApplication)?.pointee.nfont ?? 0 }
        let before = count()
        return FcConfigAppFontAddFile(config, path) != 0 && count() > before
    }

    /// The PostScript names of the faces of a family, sorted.
    static func postScriptNames(ofFamily family: String) -> [String] {
        Set(faces("family", family).map(\.postScriptName)).sorted()
    }

    /// The face of a PostScript name; `nil` if there is none.
    static func description(postScriptName name: String, size: Double) -> FontDescription? {
        guard let face = faces("postscriptname", name).first else { return nil }
        return FontDescription(
            family: face.family,
            size: size,
            weight: FontDescription.weight(css: Double(face.cssWeight)),
            isItalic: face.isItalic
        )
    }

    /// The faces that have a value for a property.
    private static func faces(_ property: String, _ value: String) -> [Face] {
        guard let pattern = FcPatternCreate(), let properties = FcObjectSetCreate() else { return [] }
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(properties)
        }
        FcPatternAddString(pattern, property, value)
        for name in ["family", "postscriptname", "weight", "slant"] { FcObjectSetAdd(properties, name) }
        guard let found = FcFontList(nil, pattern, properties) else { return [] }
        defer { FcFontSetDestroy(found) }
        return UnsafeBufferPointer(start: found.pointee.fonts, count: Int(found.pointee.nfont)).compactMap { font in
            guard let font, let name = string("postscriptname", 0, of: font), let family = ownFamily(of: font) else {
                return nil
            }
            var (weight, slant): (Int32, Int32) = (80, 0)
            FcPatternGetInteger(font, "weight", 0, &weight)
            FcPatternGetInteger(font, "slant", 0, &slant)
            return Face(
                family: family,
                postScriptName: name,
                cssWeight: Int(FcWeightToOpenType(weight)),
                isItalic: slant > 0
            )
        }
    }

    /// The most specific family: that of a condensed face, for example, comes after the one of all widths.
    private static func ownFamily(of font: OpaquePointer) -> String? {
        var last: String?
        var index: Int32 = 0
        while let next = string("family", index, of: font) {
            last = next
            index += 1
        }
        return last
    }

    private static func string(_ property: String, _ index: Int32, of font: OpaquePointer) -> String? {
        var text: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(font, property, index, &text) == FcResultMatch, let text else { return nil }
        return String(cString: text)
    }
}
