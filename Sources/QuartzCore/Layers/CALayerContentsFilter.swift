import CoreGraphics
import Foundation

/// How an image is drawn in another size than its own.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Pixels between those of the image are mixed from the four around them.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Each pixel is the nearest one of the image, so that enlarged pixels are squares.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// As ``linear``, of the image in half of its size, a quarter and so on.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The filters of a layer's contents.
struct ContentsFilters: Equatable {
    var magnification = CALayerContentsFilter.linear
    var minification = CALayerContentsFilter.linear
    /// The number of halvings that a reduced image has less, for ``CALayerContentsFilter/trilinear``.
    var bias: Float = 0

    /// Whether an image that is drawn in another size shows its nearest pixels. Both widths are in pixels.
    func showsNearest(_ width: Int, drawnAs drawn: CGFloat) -> Bool {
        (drawn > CGFloat(width) ? magnification : minification) == .nearest
    }

    /// The size in pixels for which the level of a reduced image is chosen.
    func levelSize(_ size: CGSize) -> CGSize {
        guard minification == .trilinear, bias != 0 else { return size }
        let factor = CGFloat(exp2(-bias))
        return CGSize(width: size.width * factor, height: size.height * factor)
    }
}

extension CALayer {
    /// Changes how images are drawn.
    func changeFilters(_ change: (inout ContentsFilters) -> Void) {
        var filters = state.look.filters
        change(&filters)
        if filters != state.look.filters { setLook { $0.filters = filters } }
    }
}
