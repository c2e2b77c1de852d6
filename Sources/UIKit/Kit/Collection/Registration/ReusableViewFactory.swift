/// A source of new cells or supplementary views other than a class or a nib: a prototype in a storyboard.
@preconcurrency @MainActor
protocol ReusableViewFactory {
    func makeView() -> UICollectionReusableView?
}
