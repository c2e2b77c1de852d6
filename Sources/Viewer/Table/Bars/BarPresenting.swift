/// An object that shows one bar at a time at the bottom of the screen.
@MainActor
protocol BarPresenting: AnyObject {
    /// The bar at the bottom, if there is one.
    var bar: BottomBar? { get }
    /// Shows a bar in place of the previous bar, and makes its field the first responder.
    func open(_ bar: BottomBar)
    /// Hides the bar, and ends what it began.
    func closeBar()
    /// Makes keys scroll again while the bar stays.
    func returnFocus()
}
