import CoreGraphics
import Foundation

/// The suggestions of a search field, in a list below it.
final class SuggestionList: UIView {
    /// The height of a suggestion, of one with a description, and the radius of the corners, in points (unverified).
    private static let (rowHeight, tallRowHeight, cornerRadius): (CGFloat, CGFloat, CGFloat) = (44, 56, 12)
    /// The distance between the field and the list, in points (unverified).
    private static let distance: CGFloat = 4

    let suggestions: [any UISearchSuggestion]
    private let rows: [UIButton]
    private let onChoice: (any UISearchSuggestion) -> Void
    /// The index of the suggestion that the keys have reached.
    private var current: Int?

    /// Creates a list that calls a closure with the suggestion that the user chooses.
    init(_ suggestions: [any UISearchSuggestion], onChoice: @escaping (any UISearchSuggestion) -> Void) {
        self.suggestions = suggestions
        self.onChoice = onChoice
        rows = suggestions.map { Self.makeRow($0, onChoice) }
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = Self.cornerRadius
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 4)
        for row in rows { addSubview(row) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    private static func makeRow(
        _ suggestion: any UISearchSuggestion,
        _ onChoice: @escaping (any UISearchSuggestion) -> Void
    ) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        if let text = suggestion.localizedAttributedSuggestion {
            configuration.attributedTitle = AttributedString(text)
        } else {
            configuration.title = suggestion.localizedSuggestion
        }
        configuration.subtitle = suggestion.localizedDescription
        configuration.image = suggestion.iconImage
        configuration.imagePadding = 8
        configuration.titleAlignment = .leading
        configuration.baseForegroundColor = .label
        let row = UIButton(configuration: configuration, primaryAction: UIAction { _ in onChoice(suggestion) })
        row.contentHorizontalAlignment = .leading
        return row
    }

    private func height(of suggestion: any UISearchSuggestion) -> CGFloat {
        suggestion.localizedDescription == nil ? Self.rowHeight : Self.tallRowHeight
    }

    /// Places the list below a field in the same window, above everything else.
    func place(below field: UIView) {
        guard let window = field.window else { return removeFromSuperview() }
        // A modal presentation hides everything beside it.
        let area = window.subviews.last { $0.accessibilityViewIsModal } ?? window
        if superview !== area { area.addSubview(self) }
        let anchor = field.convert(field.bounds, to: area)
        let wish = suggestions.reduce(0) { $0 + height(of: $1) }
        let top = anchor.maxY + Self.distance
        frame = CGRect(x: anchor.minX, y: top, width: anchor.width, height: min(wish, max(area.bounds.maxY - top, 0)))
    }

    /// Moves through the list by a key, and back to the field at its ends.
    func move(forward: Bool) {
        let next = current.map { forward ? $0 + 1 : $0 - 1 } ?? (forward ? 0 : rows.count - 1)
        current = rows.indices.contains(next) ? next : nil
        for (index, row) in rows.enumerated() {
            row.configuration?.background.backgroundColor = index == current ? .secondarySystemFill : nil
        }
    }

    /// Chooses the suggestion that the keys have reached.
    ///
    /// - Returns: Whether there is one.
    func chooseCurrent() -> Bool {
        guard let current else { return false }
        onChoice(suggestions[current])
        return true
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        clipsToBounds = false
        var y: CGFloat = 0
        for (row, suggestion) in zip(rows, suggestions) {
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height(of: suggestion))
            row.isHidden = row.frame.maxY > bounds.maxY + 0.5
            y = row.frame.maxY
        }
    }
}
