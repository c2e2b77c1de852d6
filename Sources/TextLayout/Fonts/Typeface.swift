import CPango

/// The face that a description resolves to on this machine, with its metrics. One instance per description.
package final class Typeface: @unchecked Sendable {
    package let description: FontDescription
    /// The family that draws, for example `Inter` for the system font.
    package let familyName: String
    package let metrics: LineMetrics
    /// What Pango looks fonts up by; read only, owned.
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

    /// The face for a description. The first call for a description loads the font, later ones look it up.
    package static func resolve(_ description: FontDescription) -> Typeface {
        FontEngine.withLock { $0.typeface(for: description) }
    }

    /// The names of the installed families, sorted.
    package static var familyNames: [String] {
        FontEngine.withLock { $0.families.values.sorted() }
    }

    /// Whether a family of this name is installed, upper and lower case being the same.
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
