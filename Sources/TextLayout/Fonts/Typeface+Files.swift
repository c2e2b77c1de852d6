extension Typeface {
    /// Registers the faces of a font file in this process, for good. Text that was laid out before does not change.
    ///
    /// - Returns: Whether the file can be read and has a face.
    package static func register(fontFile path: String) -> Bool {
        FontEngine.withNewFonts { FontFiles.add(path) }
    }

    /// The PostScript names of the faces of a family, sorted. Empty if the family is not installed.
    package static func postScriptNames(ofFamily family: String) -> [String] {
        FontEngine.withLock { _ in FontFiles.postScriptNames(ofFamily: family) }
    }

    /// The face of a PostScript name, at a size in points; `nil` if it is not installed.
    package static func description(postScriptName name: String, size: Double) -> FontDescription? {
        FontEngine.withLock { _ in FontFiles.description(postScriptName: name, size: size) }
    }
}
