/// The tables of a module.
///
/// The tool `objc-sources` writes the subclass `_ObjectiveCModule` of each module with tables, which is found by its
/// name: `NSClassFromString("App._ObjectiveCModule") as? ObjectiveCModule.Type`. The modules to look in are those of
/// the classes of an object, from its own to its last superclass, then that of the selector (`Selector.module`), which
/// may hold an extension of a class from elsewhere, and those that a nib names.
@_spi(ObjectiveCSources)
open class ObjectiveCModule {
    /// All tables of the module.
    open class var tables: [ObjectiveCTable.Type] { [] }

    /// The protocols of the module whose methods can be asked for.
    open class var protocols: [ObjectiveCProtocol] { [] }
}
