import Foundation

extension NSObject {
    /// Returns the name of the class as Objective-C has it: with that of its module, except for classes of the system.
    public class func description() -> String {
        let name = String(reflecting: self)
        let module = name.prefix { $0 != "." }
        return systemModules.contains(String(module)) ? String(name.dropFirst(module.count + 1)) : name
    }
}

/// The modules whose classes have no module at Apple, where they are written in Objective-C.
private let systemModules: Set<String> = ["UIKit", "QuartzCore", "Foundation"]
