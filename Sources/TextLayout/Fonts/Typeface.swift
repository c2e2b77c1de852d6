import CPango

/// The face to which a description resolves on this machine, with its metrics. One instance per description.
package final class Typeface: @unchecked Sendable {
    package let description: FontDescription
    /// The family that draws, for example `Inter` for the system font.
    package let familyName: String
    package let metrics: LineMetrics
    /// The description of Pango. Owned by the typeface, never changed.
    let pangoDescription: OpaquePointer

    init(_ description: FontDescription, familyName: String, metrics: LineMetrics, pangoDescription: OpaquePointer) {
        self.description = description
        self.familyName = familyName
        self.metrics = metrics
        self.pangoDescription = pangoDescription
    }

    deinit {
        pango_font_description_free(pangoDescription)
    }

    /// Returns the face of a description. The first call for a description loads the font, later ones look it up.
    package static func resolve(_ description: FontDescription) -> Typeface {
        FontEngine.withLock { $0.typeface(for: description) }
    }

    /// The names of the installed families, sorted.
    package static var familyNames: [String] {
        FontEngine.withLock { $0.families.values.sorted() }
    }

    /// Whether a family is installed. The case of the name does not matter.
    package static func isInstalled(family: String) -> Bool {
        FontEngine.withLock { $0.families[family.lowercased()] != nil }
    }

    package var ascender: Double { metrics.ascender }
    package var descender: Double { metrics.descender }
    package var leading: Double { metrics.leading }
    package var capHeight: Double { metrics.capHeight }
    package var xHeight: Double { metrics.xHeight }
    package var lineHeight: Double { metrics.lineHeight }
}
