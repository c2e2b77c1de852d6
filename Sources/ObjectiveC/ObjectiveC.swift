// What packages import by this name on Apple's systems, as far as it works without Objective-C: associated objects,
// `autoreleasepool` and the names of integers. UIKit has them without this module, which is a product of its own: packages
// that ask `canImport(ObjectiveC)` take it to mean that there is an Objective-C runtime.
@_exported import ObjectRuntime
