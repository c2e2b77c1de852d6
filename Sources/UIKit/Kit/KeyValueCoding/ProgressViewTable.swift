@_spi(ObjectiveCSources) import ObjectRuntime

/// The properties and methods of progress views that are found by their names.
nonisolated final class ProgressViewTable: ObjectiveCTable {
    override class var owner: AnyClass? { UIProgressView.self }

    override class func members(of type: AnyClass) -> [ObjectiveCMember] {
        [
            .property("progress", of: UIProgressView.self, { $0.progress }, { $0.progress = $1 }),
            .property(
                "progressTintColor",
                of: UIProgressView.self,
                { $0.progressTintColor },
                { $0.progressTintColor = $1 }
            ),
            .property("trackTintColor", of: UIProgressView.self, { $0.trackTintColor }, { $0.trackTintColor = $1 }),
        ]
    }
}
