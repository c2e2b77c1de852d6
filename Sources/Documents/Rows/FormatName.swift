/// The name of a format, as on the command line.
///
/// The properties of the format are in extensions in `Formats`, on a higher floor.
package struct FormatName: Sendable, Hashable, CustomStringConvertible {
    /// The parts of a row that is too long to be shown as one. Rows of any format may have them inside.
    package static let parts = FormatName(ofFormat: "parts")

    package let rawValue: String

    /// Makes the name of a new format. Each format declares its name once, in an extension of this type.
    init(ofFormat rawValue: String) { self.rawValue = rawValue }

    package var description: String { rawValue }
}
