@_spi(ObjectiveCSources) import ObjectRuntime

/// The method by which controls start segues.
nonisolated final class SegueTemplateTable: ObjectiveCTable {
    override class var owner: AnyClass? { SegueTemplate.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [.method("perform:", of: SegueTemplate.self) { segue, sender in segue.start(sender: sender) }]
    }
}
