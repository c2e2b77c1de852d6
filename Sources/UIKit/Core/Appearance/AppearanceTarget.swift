/// An object that gets the values of proxies: a view.
@preconcurrency @MainActor
protocol AppearanceTarget: AnyObject {
    /// The properties that the client set, as the bits of `AppearanceMember`.
    var setAppearance: UInt64 { get set }
    /// The responders around the object, from the innermost to the outermost.
    var outerResponders: [AnyObject] { get }
}
