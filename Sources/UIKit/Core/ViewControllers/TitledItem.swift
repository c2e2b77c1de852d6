/// An object that shows the title of a controller to the user.
@preconcurrency @MainActor
protocol TitledItem: AnyObject {
    var title: String? { get set }
}
