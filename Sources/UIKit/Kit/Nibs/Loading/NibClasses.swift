import Foundation
import ObjectRuntime

/// The classes that nibs name.
enum NibClasses {
    /// Returns a class by its name and its module.
    ///
    /// Without a module, it is looked for in the modules with resources, and in the one of the executable.
    static func find(_ name: String, module: String?) -> AnyClass? {
        for module in module.map({ [$0] }) ?? modules {
            guard let found = NSClassFromString("\(module).\(name)") else { continue }
            ObjectiveCMembers.add(module: module)
            return found
        }
        return nil
    }

    /// The modules of the app that may have nibs: those of the folders `Package_Module.resources`, and that of the
    /// executable.
    private static let modules: [String] = {
        let folders = ImageFile.folders.filter { $0.pathExtension == "resources" }
        let names = folders.compactMap { $0.deletingPathExtension().lastPathComponent.split(separator: "_").last }
        return names.map(String.init) + [ProcessInfo.processInfo.processName]
    }()
}
