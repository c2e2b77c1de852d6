/// The pinch gesture recognizer of a scroll view. It takes over from a drag that is in progress.
final class ScrollPinch: UIPinchGestureRecognizer {
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventingGestureRecognizer is ScrollPan && preventingGestureRecognizer.view === view)
    }
}
