@_spi(ObjectiveCSources) import ObjectRuntime

/// The tables of the classes of these tests, as the tool `objc-sources` writes them for an app.
nonisolated final class _ObjectiveCModule: ObjectiveCModule {
    override class var tables: [ObjectiveCTable.Type] { [NibCardTable.self] }
}
