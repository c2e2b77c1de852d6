@_spi(ObjectiveCSources) import ObjectRuntime

/// The classes of QuartzCore with properties that are set by their names. It is found by its own name.
nonisolated final class _ObjectiveCModule: ObjectiveCModule {
    override class var tables: [ObjectiveCTable.Type] { [LayerTable.self] }
}
