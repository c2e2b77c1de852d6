import Documents
import UIKit

/// A sign beside an entry of a log that is a warning or an error. Its shape and its color have the same meaning.
final class SeveritySign: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        font = .boldSystemFont(ofSize: 11)
        textAlignment = .center
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Shows the sign of a severity. Other entries than warnings and errors have none.
    func show(_ severity: Severity?) {
        switch severity {
        case .error: set("✖", RolePalette.color(.error), "Error")
        case .warning: set("▲", RolePalette.color(.warning), "Warning")
        case .debug, .information, nil: set(nil, .clear, nil)
        }
    }

    private func set(_ text: String?, _ color: UIColor, _ description: String?) {
        self.text = text
        textColor = color
        accessibilityLabel = description
        isHidden = text == nil
    }
}
