import Foundation

/// What a menu or a control can show of something to choose.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// Whether what can be chosen is in effect; the numbers are Apple's.
    public enum State: Int, Sendable {
        case off, on, mixed
    }

    /// How something to choose is shown; the numbers are Apple's.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static var disabled: Attributes { Attributes(rawValue: 1) }
        public static var destructive: Attributes { Attributes(rawValue: 2) }
        public static var hidden: Attributes { Attributes(rawValue: 4) }
        public static var keepsMenuPresented: Attributes { Attributes(rawValue: 8) }
    }

    var storedTitle: String
    var storedImage: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        storedTitle = title
        self.subtitle = subtitle
        storedImage = image
    }

    /// What it is called.
    open var title: String { storedTitle }

    /// What is said of it in small print.
    open var subtitle: String?

    /// What stands beside the title.
    open var image: UIImage? { storedImage }
}
