import CoreGraphics

/// How the cells of an outline show the depth of their rows.
///
/// ```swift
/// outline.indentation = .margins(20)
/// outline.indentation = .level
/// outline.indentation = .none
/// ```
public enum ExpansionIndentation: Hashable, Sendable {
    /// The outline sets the `indentationLevel` of cells, which the built-in styles of cells follow.
    case level
    /// The outline adds a width in points to the leading layout margin of the content view, for each level.
    ///
    /// Use it for cells whose content is laid out by the margins of the content view.
    case margins(CGFloat)
    /// The outline doesn't change the cells.
    case none
}
