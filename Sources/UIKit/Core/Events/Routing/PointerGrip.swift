/// A part of a view, such as a scroll bar, that the mouse holds. It gets the touch instead of recognizers and views.
@MainActor
protocol PointerGrip: AnyObject {
    func move(with touch: UITouch)
    func end()
}
