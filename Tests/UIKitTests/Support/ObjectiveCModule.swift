@_spi(ObjectiveCSources) import ObjectRuntime

@testable import UIKit

/// The tables of the classes of tests, as the tool `objc-sources` writes them for an app.
nonisolated final class _ObjectiveCModule: ObjectiveCModule {
    override class var tables: [ObjectiveCTable.Type] {
        [
            ContactTable.self, ReceiverTable.self, TraitListenerTable.self, NibCardTable.self,
            SceneControllerTable.self, CommandViewTable.self,
        ]
    }
}
