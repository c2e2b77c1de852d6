import CoreGraphics
import Foundation

/// A change of the size of fonts by a command.
enum FontStep {
    case larger, smaller

    /// - Returns: `nil` for a command that doesn't change the size.
    init?(_ edit: StandardEdit) {
        switch edit {
        case .increaseSize: self = .larger
        case .decreaseSize: self = .smaller
        default: return nil
        }
    }

    /// Returns the size after the step, which is a point (*unverified*). No font becomes smaller than a point.
    func size(after size: CGFloat) -> CGFloat {
        switch self {
        case .larger: size + 1
        case .smaller: min(size, max(1, size - 1))
        }
    }

    /// Returns attributes with the changed font.
    ///
    /// - Parameter font: The font of characters that have none.
    @MainActor
    func changed(_ values: AttributeRuns.Attributes, font: UIFont) -> AttributeRuns.Attributes {
        let old = values[.font] as? UIFont ?? font
        return values.merging([.font: old.withSize(size(after: old.pointSize))]) { $1 }
    }
}
