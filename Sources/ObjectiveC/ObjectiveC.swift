// The parts of Apple's module of this name that work without Objective-C: associated objects, `autoreleasepool` and the
// names of integers. UIKit has them without this module, which is a product of its own:
// packages that ask `canImport(ObjectiveC)` take it to mean that there is an Objective-C runtime.
@_exported import ObjectRuntime
