/// The place of a new window, in relation to that of the scene that asks for it.
///
/// ```swift
/// let options = UIWindowScene.ActivationRequestOptions()
/// options.placement = UIWindowSceneProminentPlacement.prominent()
/// ```
public protocol UIWindowScenePlacement: Hashable {}
