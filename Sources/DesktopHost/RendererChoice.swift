import CGTK
import Foundation

/// The renderer of windows: that of GTK, which uses the GPU, or Cairo, which uses the CPU.
///
/// Without a GPU, Mesa emulates one (llvmpipe), which takes four times as long as Cairo.
struct RendererChoice: Equatable {
    /// Whether Cairo renders.
    let usesCPU: Bool
    private let environment: [String: String]

    /// - Parameters:
    ///   - environment: The environment, whose `GSK_RENDERER` takes precedence.
    ///   - hasGPU: Whether there is a device that renders.
    init(environment: [String: String], hasGPU: Bool) {
        usesCPU = environment["GSK_RENDERER"].map { $0 == "cairo" } ?? !hasGPU
        self.environment = environment
    }

    /// The choice for this process.
    static var current: RendererChoice {
        let devices = ["/dev/dri", "/dev/nvidia0", "/dev/dxg"]
        return RendererChoice(
            environment: ProcessInfo.processInfo.environment,
            hasGPU: devices.contains(where: FileManager.default.fileExists)
        )
    }

    /// Returns the variables with which GTK doesn't load OpenGL, if Cairo renders.
    ///
    /// GTK loads it together with the display, even if Cairo renders. Mesa and LLVM are a third of the time until the
    /// first window is shown.
    ///
    /// - Parameter minorVersion: The minor version of GTK 4. Version 4.16 has another variable.
    func variables(minorVersion: UInt32 = gtk_get_minor_version()) -> [String: String] {
        guard usesCPU else { return [:] }
        let (name, option) = minorVersion < 16 ? ("GDK_DEBUG", "gl-disable") : ("GDK_DISABLE", "gl")
        return [name: [environment[name], option].compactMap(\.self).joined(separator: ",")]
    }

    /// Makes GTK render with Cairo if that is the choice. GTK reads the variable when the first window is shown.
    func apply() {
        if usesCPU { setenv("GSK_RENDERER", "cairo", 0) }
    }
}
