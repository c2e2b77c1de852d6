/// Faces by the files that they are in, and by their names there.
extension Typeface {
    /// Makes the faces of a font file usable in this process, for good. Text that is set already stays as it is.
    ///
    /// - Returns: whether the file can be read and holds a face.
    package static func register(fontFile path: String) -> Bool {
        FontEngine.withNewFonts { FontFiles.add(path) }
    }

    /// The PostScript names of a family's faces, sorted; none if it is not installed.
    package static func postScriptNames(ofFamily family: String) -> [String] {
        FontEngine.withLock { _ in FontFiles.postScriptNames(ofFamily: family) }
    }

    /// The face of a PostScript name, at a size in points; nil if it is not installed.
    package static func description(postScriptName name: String, size: Double) -> FontDescription? {
        FontEngine.withLock { _ in FontFiles.description(postScriptName: name, size: size) }
    }
}
