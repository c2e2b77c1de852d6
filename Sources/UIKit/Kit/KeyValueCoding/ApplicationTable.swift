@_spi(ObjectiveCSources) import ObjectRuntime

/// The property by which libraries reach the app where its name in Swift is unavailable to them.
nonisolated final class ApplicationTable: ObjectiveCTable {
    override class var owner: AnyClass? { UIApplication.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [.method(ofClass: "sharedApplication") { _, _ in UIApplication.shared }]
    }
}
