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

    /// Returns the variable with which GTK doesn't load OpenGL, and its value, or `nil` if GTK loads OpenGL.
    ///
    /// GTK loads it together with the display, even if Cairo renders. Mesa and LLVM are a third of the time until the
    /// first window is shown.
    ///
    /// - Parameter minorVersion: The minor version of GTK 4. Version 4.16 has another variable.
    func variable(minorVersion: UInt32) -> (name: String, value: String)? {
        guard usesCPU else { return nil }
        let (name, option) = minorVersion < 16 ? ("GDK_DEBUG", "gl-disable") : ("GDK_DISABLE", "gl")
        return (name, [environment[name], option].compactMap(\.self).joined(separator: ","))
    }

    /// Runs a closure that connects to the display, without OpenGL if Cairo renders.
    func connect<Result>(_ body: () -> Result) -> Result {
        guard let (name, value) = variable(minorVersion: gtk_get_minor_version()) else { return body() }
        setenv(name, value, 1)
        defer {
            // Programs that this one starts choose for themselves.
            if let old = environment[name] { setenv(name, old, 1) } else { unsetenv(name) }
        }
        return body()
    }

    /// Makes GTK render with Cairo if that is the choice. GTK reads the variable when the first window is shown.
    func apply() {
        if usesCPU { setenv("GSK_RENDERER", "cairo", 0) }
    }
}
