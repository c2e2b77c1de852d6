import CoreGraphics

// A view as an argument means the method for views, which needs no cast.
extension UIView: UICoordinateSpace {
    /// Converts a point to the coordinates of another view or of a screen.
    @_disfavoredOverload
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
        let onScreen = convert(point, to: nil as UIView?).moved(by: windowOrigin, 1)
        return coordinateSpace.convert(onScreen, from: nearestScreen.coordinateSpace)
    }

    /// Converts a point from the coordinates of another view or of a screen.
    @_disfavoredOverload
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
        let onScreen = coordinateSpace.convert(point, to: nearestScreen.coordinateSpace)
        return convert(onScreen.moved(by: windowOrigin, -1), from: nil as UIView?)
    }

    /// Converts a rectangle to the coordinates of another view or of a screen.
    @_disfavoredOverload
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
        var onScreen = convert(rect, to: nil as UIView?)
        onScreen.origin = onScreen.origin.moved(by: windowOrigin, 1)
        return coordinateSpace.convert(onScreen, from: nearestScreen.coordinateSpace)
    }

    /// Converts a rectangle from the coordinates of another view or of a screen.
    @_disfavoredOverload
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
        var inWindow = coordinateSpace.convert(rect, to: nearestScreen.coordinateSpace)
        inWindow.origin = inWindow.origin.moved(by: windowOrigin, -1)
        return convert(inWindow, from: nil as UIView?)
    }

    /// The place of the window on the screen.
    private var windowOrigin: CGPoint { window?.frame.origin ?? .zero }
}

extension CGPoint {
    fileprivate func moved(by offset: CGPoint, _ sign: CGFloat) -> CGPoint {
        CGPoint(x: x + sign * offset.x, y: y + sign * offset.y)
    }
}
