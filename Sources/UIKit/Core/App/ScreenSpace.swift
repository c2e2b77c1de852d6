import CoreGraphics

/// The coordinates of a screen. Those of all screens are the same, since each is a window of its own.
final class ScreenSpace: NSObject, UICoordinateSpace {
    private let size: () -> CGSize

    /// - Parameter size: Returns the size of the screen.
    init(size: @escaping () -> CGSize) {
        self.size = size
    }

    var bounds: CGRect { CGRect(origin: .zero, size: size()) }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace is ScreenSpace ? point : coordinateSpace.convert(point, from: self)
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace is ScreenSpace ? point : coordinateSpace.convert(point, to: self)
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace is ScreenSpace ? rect : coordinateSpace.convert(rect, from: self)
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace is ScreenSpace ? rect : coordinateSpace.convert(rect, to: self)
    }
}
