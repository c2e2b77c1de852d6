import UIKit

/// The values that determine whether a folded row shows everything.
struct FitKey: Hashable {
    /// The width of the row, in points.
    private let width: CGFloat
    private let category: UIContentSizeCategory
    /// The texts with their fonts and paragraph styles.
    private let texts: [NSAttributedString]
    /// The folded content configuration of a row that is measured.
    private let content: AnyHashable?

    /// Creates the key for a cell at a width. Returns `nil` for a cell without truncatable labels.
    @MainActor
    init?(_ labels: [UILabel], category: UIContentSizeCategory, width: CGFloat) {
        guard !labels.isEmpty else { return nil }
        self.width = width
        self.category = category
        // The attributed text of a label with a plain text has the label's font.
        texts = labels.map { $0.attributedText ?? NSAttributedString(string: "") }
        content = nil
    }

    /// Creates the key for a cell whose content configuration is that of a folded row. Returns `nil` if configurations
    /// of this type can't be compared.
    @MainActor
    init?(_ configuration: (any UIContentConfiguration)?, category: UIContentSizeCategory, width: CGFloat) {
        guard let content = configuration as? AnyHashable else { return nil }
        self.width = width
        self.category = category
        self.content = content
        texts = []
    }
}
