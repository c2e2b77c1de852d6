/// A class in a function that Objective-C sees members of. It lists them itself, because no table can name it.
@_spi(ObjectiveCSources)
public protocol ObjectiveCLocalClass: AnyObject {
    /// The members.
    nonisolated static var _objectiveCMembers: [ObjectiveCMember] { get }
}
