// swift-tools-version: 6.2
import Foundation
import PackageDescription

let package = Package(name: "unfold")

/// Adds a library target of ours with its tests.
@MainActor func module(
    _ name: String,
    _ dependencies: [Target.Dependency] = [],
    tests: [Target.Dependency] = [],
    testData: [String] = []
) {
    package.targets.append(.target(name: name, dependencies: dependencies))
    package.targets.append(
        .testTarget(
            name: "\(name)Tests",
            dependencies: [.init(stringLiteral: name), "SeededRandom"] + dependencies + tests,
            exclude: testData
        )
    )
}

#if os(Linux)
    /// The folder `usr` of the toolchain, if this manifest can find it: the process that runs it has loaded the library
    /// `usr/lib/swift/pm/ManifestAPI/libPackageDescription.so`.
    let toolchain: URL? = {
        // The file gives a page of whole lines at a time. `String(contentsOfFile:)` stops after a page that isn't full,
        // and may not reach the toolchain.
        guard let file = InputStream(fileAtPath: "/proc/self/maps") else { return nil }
        file.open()
        defer { file.close() }
        var (maps, page) = ([UInt8](), [UInt8](repeating: 0, count: 4096))
        while case let count = file.read(&page, maxLength: page.count), count > 0 { maps += page[..<count] }
        let lines = String(decoding: maps, as: UTF8.self).split(separator: "\n")
        guard let line = lines.first(where: { $0.hasSuffix("/libPackageDescription.so") }),
            let start = line.firstIndex(of: "/")
        else { return nil }
        let library = URL(fileURLWithPath: String(line[start...])).resolvingSymlinksInPath()
        return library.appendingPathComponent("../../../../..").standardizedFileURL
    }()

    /// Returns the path of a folder of the toolchain if it contains some files. Distributions may leave them out.
    func toolchainFolder(_ path: String, with files: [String]) -> String? {
        guard let url = toolchain?.appendingPathComponent(path) else { return nil }
        let isWhole = files.allSatisfy { FileManager.default.fileExists(atPath: url.appendingPathComponent($0).path) }
        return isWhole ? url.path : nil
    }
#endif

/// The source of randomness for the random tests of all modules.
package.targets.append(.target(name: "SeededRandom", path: "Tests/SeededRandom"))
/// Waiting for another program, thread or task.
package.targets.append(.target(name: "Awaiting", path: "Tests/Awaiting"))
/// A folder for the files of a test.
package.targets.append(.target(name: "TemporaryFolder", path: "Tests/TemporaryFolder"))
/// The tools of the toolchain, for tests of what they say of the sources.
package.targets.append(.target(name: "Toolchain", path: "Tests/Toolchain"))

// Floor 1: plain Swift, on every system. Failures and Partitioning are below the others.
module("Failures", tests: ["Toolchain"])
module("Partitioning")
module("RowGeometry", ["Failures"])
module("Expansion", ["Failures"])
module("ConstraintSolver", ["Failures"])
module("Motion", ["Failures"])
module("CompositionalLayout", ["RowGeometry"], tests: ["SlowComposition"], testData: ["Recorded"])
/// Compositional layouts solved slowly in exact fractions, for tests and fuzzers.
package.targets.append(
    .target(
        name: "SlowComposition",
        dependencies: ["CompositionalLayout", "SeededRandom"],
        path: "Tests/SlowComposition"
    )
)
package.products += [
    .library(name: "RowGeometry", targets: ["RowGeometry"]),
    .library(name: "Expansion", targets: ["Expansion"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
]

// Everything below exists on Apple's systems already, or stands on what exists only elsewhere.
#if os(Linux)
    package.dependencies += [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    ]
    package.products += [
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "ObjectiveC", targets: ["ObjectiveC"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "UIKitTesting", targets: ["UIKitTesting"]),
        .library(name: "SystemLog", targets: ["SystemLog"]),
        .library(name: "Terminal", targets: ["Terminal"]),
        .library(name: "Unfold", targets: ["Unfold"]),
        .executable(name: "unfold", targets: ["UnfoldApp"]),
        .executable(name: "unfold-gate", targets: ["GateCommand"]),
        .executable(name: "unfold-terminal", targets: ["TerminalApp"]),
        .executable(name: "objc-sources", targets: ["ObjectiveCSourcesCommand"]),
        .plugin(name: "ObjectiveCSources", targets: ["ObjectiveCSources"]),
    ]

    // Floor 0: the system libraries, each of which one module imports. SwiftPM refuses part of gtk4.pc at every build,
    // so they have files of their own (Sources/CGTK/cgtk.pc explains why). A name may not hold spaces there.
    let hasOwnFiles = Context.environment["PKG_CONFIG_PATH"] == nil && !Context.packageDirectory.contains(" ")
    for library in ["CCairo", "CGSK", "CGTK", "CGdkPixbuf", "CPango"] {
        let file = "\(Context.packageDirectory)/Sources/\(library)/\(library.lowercased()).pc"
        package.targets.append(
            .systemLibrary(
                name: library,
                pkgConfig: hasOwnFiles ? file : "gtk4",
                providers: [.apt(["libgtk-4-dev"])]
            )
        )
    }
    package.targets += [
        .systemLibrary(name: "CWebP", pkgConfig: "libwebpmux", providers: [.apt(["libwebp-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CZstd", pkgConfig: "libzstd", providers: [.apt(["libzstd-dev"])]),
        .systemLibrary(name: "CLZMA", pkgConfig: "liblzma", providers: [.apt(["liblzma-dev"])]),
        .systemLibrary(name: "CBZip2", providers: [.apt(["libbz2-dev"])]),
        .systemLibrary(name: "CPCRE", pkgConfig: "libpcre2-8", providers: [.apt(["libpcre2-dev"])]),
        .target(name: "CGTKSurface", dependencies: ["CGTK"]),
        .target(name: "CSwiftRuntime"),
    ]
    // Floor 1: what clients expect of Objective-C's runtime, and the name under which packages import it.
    module("ObjectRuntime", ["CSwiftRuntime", "Failures"], tests: ["ObjectiveC"])
    package.targets.append(.target(name: "ObjectiveC", dependencies: ["ObjectRuntime"]))
    // Floor 1: the log of the system, for sources that import os or OSLog.
    module("SystemLog")
    // Floor 1: values that come over time, for sources that import Combine.
    module("Combine", ["Failures", "ObjectRuntime"])
    // Sources with Objective-C as sources without.
    module("SourceRewriting", ["Partitioning"])
    package.targets += [
        .executableTarget(name: "ObjectiveCSourcesCommand", dependencies: ["SourceRewriting"]),
        .testTarget(
            name: "ObjectiveCSourcesCommandTests",
            dependencies: ["ObjectiveCSourcesCommand", "SourceRewriting", "TemporaryFolder"]
        ),
    ]
    // The plugin for manifests. Plugins have a build of their commands of their own, which may compile the parser
    // again, so only packages with the trait get it.
    package.traits.insert(
        .trait(
            name: "ObjectiveCSources",
            description: "Build objc-sources for the plugin of the same name, which rewrites the sources of targets."
        )
    )
    package.targets.append(
        .plugin(
            name: "ObjectiveCSources",
            capability: .buildTool(),
            dependencies: [
                .target(name: "ObjectiveCSourcesCommand", condition: .when(traits: ["ObjectiveCSources"]))
            ]
        )
    )
    // Bytes of terminals as events, and grids of cells as bytes, with a strict terminal and libvterm for tests.
    module("Terminal", ["Partitioning"], tests: ["CVTerm", "Fuzzing", "StrictTerminal", "TerminalFuzzers"])
    package.targets += [
        .target(name: "StrictTerminal", dependencies: ["SeededRandom", "Terminal"], path: "Tests/StrictTerminal"),
        .target(name: "CVTerm", path: "Tests/CVTerm", linkerSettings: [.linkedLibrary("dl")]),
        .target(
            name: "TerminalFuzzers",
            dependencies: ["Fuzzing", "SeededRandom", "StrictTerminal", "Terminal"],
            path: "Tests/TerminalFuzzers"
        ),
    ]
    // Folders whose files are read, written and removed without leaving them.
    module("ConfinedFiles", tests: ["TemporaryFolder"])
    // Projects of Xcode and packages for iOS as targets, and the packages that mirror them.
    module("ProjectReading", ["ConfinedFiles"], tests: ["ProgramProbe", "TemporaryFolder", "Toolchain"])
    package.targets.append(
        .executableTarget(name: "ProgramProbe", dependencies: ["ProjectReading"], path: "Tests/ProgramProbe")
    )
    // Xibs and storyboards as trees of values.
    module("InterfaceBuilder")
    // GSK render nodes as Swift values.
    package.targets.append(.target(name: "DisplayList", dependencies: ["CGSK", "Failures"]))
    // Files as rows, without UIKit.
    module(
        "Documents",
        ["CBZip2", "CLZMA", "CPCRE", "CZlib", "CZstd", "ConfinedFiles", "Failures", "Partitioning"],
        tests: ["Awaiting", "BadPatterns", "DocumentFuzzers", "RowConservation", "TemporaryFolder"]
    )
    // Patterns that take very long without limits, for tests and measurements.
    package.targets.append(.target(name: "BadPatterns", path: "Tests/BadPatterns"))
    // The rows of documents that are visible, and searches in them, without a view.
    module("Reader", ["Documents", "Partitioning"], tests: ["Awaiting", "TemporaryFolder"])
    // Whether the viewer has a window, a screen in a terminal, or writes text.
    module("ViewerFaces")
    // The viewer in a terminal, and its program, which has no window.
    module(
        "TerminalViewer",
        ["Documents", "Reader", "Terminal"],
        tests: ["Awaiting", "StrictTerminal", "TemporaryFolder"]
    )
    package.targets += [
        .executableTarget(
            name: "TerminalApp",
            dependencies: ["Documents", "Reader", "Terminal", "TerminalViewer", "ViewerFaces"]
        ),
        .testTarget(
            name: "TerminalAppTests",
            dependencies: [
                "Awaiting", "Documents", "SeededRandom", "StrictTerminal", "TemporaryFolder", "Terminal", "TerminalApp",
                "Toolchain",
            ]
        ),
    ]
    // The law that rows lose nothing, for tests and fuzzers.
    package.targets.append(
        .target(name: "RowConservation", dependencies: ["Documents"], path: "Tests/RowConservation")
    )
    // Random files that obey it, and a command that reads them without UIKit.
    package.targets += [
        .target(
            name: "DocumentFuzzers",
            dependencies: ["Documents", "Fuzzing", "RowConservation", "SeededRandom"],
            path: "Tests/DocumentFuzzers"
        ),
        .executableTarget(
            name: "DocumentFuzz",
            dependencies: [
                "DocumentFuzzers", "FuzzOptions", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Tests/DocumentFuzz"
        ),
    ]
    // Lets a browser see what a program shows, if it knows a secret.
    package.targets.append(.target(name: "LoopbackClient", path: "Tests/LoopbackClient"))
    module("BrowserGate", tests: ["LoopbackClient"])
    package.targets.append(
        .executableTarget(
            name: "GateCommand",
            dependencies: ["BrowserGate", .product(name: "ArgumentParser", package: "swift-argument-parser")]
        )
    )
    // Floor 2.
    // The empty modules are what Swift Testing looks for next to those of Apple's names.
    package.targets += [.target(name: "_Testing_CoreGraphics"), .target(name: "_Testing_UIKit")]
    module("CoreGraphics", ["CCairo", "CGdkPixbuf", "DisplayList", "_Testing_CoreGraphics"])
    module("TextLayout", ["CPango", "DisplayList", "Partitioning"], tests: ["Toolchain"])
    module(
        "QuartzCore",
        ["CSwiftRuntime", "CoreGraphics", "DisplayList", "Failures", "Motion", "ObjectRuntime"],
        tests: ["NodeCounting"]
    )
    // The nodes of frames, and what of them the GPU can't draw, for tests and measurements.
    package.targets.append(
        .target(name: "NodeCounting", dependencies: ["CGSK", "DisplayList"], path: "Tests/NodeCounting")
    )
    // The protocols between an application and its host, and the host that is a window.
    package.targets.append(.target(name: "HostInterface", dependencies: ["CoreGraphics", "DisplayList"]))
    module(
        "DesktopHost",
        ["CGTK", "CGTKSurface", "CoreGraphics", "DisplayList", "HostInterface"],
        tests: ["TemporaryFolder"]
    )
    // Floor 3.
    module(
        "UIKit",
        [
            "CSwiftRuntime", "CompositionalLayout", "ConfinedFiles", "ConstraintSolver", "CoreGraphics", "DesktopHost",
            "DisplayList", "Failures", "HostInterface", "InterfaceBuilder", "Motion", "ObjectRuntime", "Partitioning",
            "QuartzCore", "RowGeometry", "TextLayout", "_Testing_UIKit",
            .product(name: "HashTreeCollections", package: "swift-collections"),
            .product(name: "OrderedCollections", package: "swift-collections"),
        ],
        tests: ["CCairo", "TemporaryFolder", "UIKitTestSupport", "UIKitTesting"],
        testData: ["AppleFacts/Recorded"]
    )
    // The tests of UIKit are three modules: of the floors Base, Core and Application, of Kit, and of Kit's rows. Each
    // is compiled in one process, which is less work than many, and two cores compile two at once. They share a fourth.
    let uiKitTests: [Target.Dependency] = [
        "CCairo", "CSwiftRuntime", "ConfinedFiles", "ConstraintSolver", "CoreGraphics", "DisplayList", "HostInterface",
        "InterfaceBuilder", "ObjectRuntime", "QuartzCore", "RowGeometry", "SeededRandom", "TemporaryFolder",
        "TextLayout", "UIKit", "UIKitTesting",
    ]
    package.targets += [
        .target(name: "UIKitTestSupport", dependencies: uiKitTests, path: "Tests/UIKitTestSupport"),
        .testTarget(name: "KitTests", dependencies: uiKitTests + ["UIKitTestSupport"], exclude: ["Nibs/Facts"]),
        .testTarget(name: "KitRowTests", dependencies: uiKitTests + ["UIKitTestSupport"]),
    ]
    // Floor 4.
    // The screen without a display, for the test library and the app.
    module("Offscreen", ["CWebP", "CoreGraphics", "DisplayList", "HostInterface", "QuartzCore", "UIKit"])
    module("UIKitTesting", ["CoreGraphics", "Failures", "HostInterface", "Offscreen", "QuartzCore", "UIKit"])
    module("Unfold", ["Expansion", "Failures", "Partitioning", "UIKit"], tests: ["Toolchain", "UIKitTesting"])
    // Floor 5: the app.
    module("Gallery", ["UIKit", "Unfold"], tests: ["UIKitTesting"])
    // The tests that also run on a device, in the project in Examples.
    package.targets.append(
        .testTarget(name: "DeviceTests", dependencies: ["Gallery", "UIKit", "UIKitTesting", "Unfold"])
    )
    module(
        "Viewer",
        [
            "ConfinedFiles", "Documents", "Failures", "Partitioning", "QuartzCore", "Reader", "TextLayout", "UIKit",
            "Unfold",
        ],
        tests: ["Awaiting", "PictureComparison", "TemporaryFolder", "Toolchain", "UIKitTesting"]
    )
    package.targets.append(
        .target(name: "PictureComparison", dependencies: ["CWebP", "CoreGraphics"], path: "Tests/PictureComparison")
    )
    package.targets.append(
        .executableTarget(
            name: "UnfoldApp",
            dependencies: [
                "ConfinedFiles", "Documents", "Gallery", "Offscreen", "ProjectReading", "UIKit", "Viewer",
                "ViewerFaces",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        )
    )
    package.targets.append(
        .testTarget(
            name: "UnfoldAppTests",
            dependencies: [
                "ConfinedFiles", "Documents", "PictureComparison", "ProjectReading", "SourceRewriting",
                "TemporaryFolder", "Toolchain", "UIKit", "UIKitTesting", "UnfoldApp",
            ]
        )
    )
    // The apps in Examples, which are packages of their own too, with the same targets.
    let examples: [(name: String, dependencies: [Target.Dependency])] = [
        ("Todo", ["UIKit"]), ("Mail", ["UIKit", "Unfold"]), ("Settings", ["UIKit"]), ("Contacts", ["UIKit"]),
        ("Chat", ["UIKit"]), ("Records", ["UIKit", "Unfold"]),
    ]
    for (example, dependencies) in examples {
        let folder = "Examples/\(example)"
        package.targets += [
            .executableTarget(name: example, dependencies: dependencies, path: "\(folder)/Sources/\(example)"),
            .testTarget(
                name: "\(example)Tests",
                dependencies: [.init(stringLiteral: example), "UIKitTesting"],
                path: "\(folder)/Tests/\(example)Tests"
            ),
        ]
    }
    package.targets.append(
        .testTarget(
            name: "ExamplesTests",
            dependencies: examples.map { .init(stringLiteral: $0.name) } + [
                "PictureComparison", "UIKit", "UIKitTesting",
            ]
        )
    )
    // Compositional layouts, lists and outlines of collection views.
    package.targets.append(
        .testTarget(
            name: "ListTests",
            dependencies: ["CompositionalLayout", "CoreGraphics", "SeededRandom", "UIKit", "UIKitTesting"]
        )
    )
    // Pictures of all controls, for the documentation.
    package.targets.append(
        .testTarget(name: "ControlSheetsTests", dependencies: ["PictureComparison", "UIKit", "UIKitTesting"])
    )
    // How controls look, read off pictures and compared with the table of looks.
    package.targets.append(
        .testTarget(
            name: "LooksTests",
            dependencies: ["SeededRandom", "CoreGraphics", "QuartzCore", "UIKit", "UIKitTesting"]
        )
    )
    // Members that the apps and packages of others use and tests of other modules don't: old names, and how tests wait.
    package.targets.append(.testTarget(name: "ClientTests", dependencies: ["CoreGraphics", "UIKit", "UIKitTesting"]))
    // Nothing is public under Apple's names that Apple lacks, and nothing above UIKit uses more than Apple has.
    package.targets.append(.testTarget(name: "LedgerTests", dependencies: ["Toolchain", "UIKit"], exclude: ["Facts"]))
    // Nothing uses what is on a higher floor, as the compiler's index of the sources shows.
    package.targets.append(.testTarget(name: "FloorsTests", dependencies: ["Toolchain"]))
    // Random programs, and the command that runs them.
    package.targets += [
        .target(name: "Fuzzing", dependencies: ["SeededRandom"], path: "Tests/Fuzzing"),
        .target(
            name: "Fuzzers",
            dependencies: [
                "CompositionalLayout", "ConfinedFiles", "CoreGraphics", "DocumentFuzzers", "Documents", "Fuzzing",
                "HostInterface", "InterfaceBuilder", "ProjectReading", "Reader", "RowConservation", "SlowComposition",
                "TerminalFuzzers", "UIKit", "UIKitTesting", "Unfold", "Viewer",
            ],
            path: "Tests/Fuzzers"
        ),
        .target(
            name: "FuzzOptions",
            dependencies: ["Fuzzing", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            path: "Tests/FuzzOptions"
        ),
        .executableTarget(
            name: "Fuzz",
            dependencies: [
                "FuzzOptions", "Fuzzers", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Tests/Fuzz"
        ),
        .testTarget(name: "FuzzingTests", dependencies: ["Fuzzing", "SeededRandom"]),
        .testTarget(
            name: "FuzzTests",
            dependencies: ["Fuzz", "Fuzzers", "Fuzzing", "SeededRandom", "TemporaryFolder", "Toolchain"],
            exclude: ["Flaws"]
        ),
    ]
    // The window for real, under a virtual display and in a browser.
    package.targets += [
        .executableTarget(
            name: "WindowProbe",
            dependencies: ["DesktopHost", "DisplayList", "HostInterface"],
            path: "Tests/WindowProbe"
        ),
        .executableTarget(name: "DragProbe", dependencies: ["CGTK"], path: "Tests/DragProbe"),
        .executableTarget(name: "LaunchProbe", dependencies: ["UIKit"], path: "Tests/LaunchProbe"),
        .executableTarget(name: "TwoWindowsProbe", dependencies: ["UIKit"], path: "Tests/TwoWindowsProbe"),
        .target(
            name: "CUploadMeter",
            dependencies: ["CGTK"],
            path: "Tests/CUploadMeter",
            linkerSettings: [.linkedLibrary("dl")]
        ),
        .executableTarget(
            name: "RendererProbe",
            dependencies: ["CUploadMeter", "NodeCounting", "QuartzCore", "UIKit"],
            path: "Tests/RendererProbe"
        ),
        .executableTarget(
            name: "ViewerProbe",
            dependencies: ["BadPatterns", "Documents", "Reader", "SeededRandom", "UIKit", "UIKitTesting", "Viewer"],
            path: "Tests/ViewerProbe"
        ),
        .executableTarget(
            name: "SoakProbe",
            dependencies: ["Gallery", "HostInterface", "QuartzCore", "SeededRandom", "UIKit", "UIKitTesting"],
            path: "Tests/SoakProbe"
        ),
        .executableTarget(
            name: "TextProbe",
            dependencies: ["CPango", "SeededRandom", "TextLayout"],
            path: "Tests/TextProbe"
        ),
        .executableTarget(
            name: "FailureProbe",
            dependencies: [
                "Combine", "ConstraintSolver", "DisplayList", "Expansion", "Motion", "ObjectRuntime", "QuartzCore",
                "RowGeometry", "UIKit", "UIKitTesting", "Unfold",
            ],
            path: "Tests/FailureProbe"
        ),
        .testTarget(name: "FailureProbeTests", dependencies: ["FailureProbe", "Toolchain"]),
        .testTarget(
            name: "WindowTests",
            dependencies: [
                "Awaiting", "CCairo", "DragProbe", "GateCommand", "LaunchProbe", "LoopbackClient", "RendererProbe",
                "TwoWindowsProbe", "UnfoldApp", "ViewerProbe", "WindowProbe",
            ]
        ),
    ]
    // UNFOLD_MODULES names modules, with spaces between them. Only their tests are built then, with what these need.
    if let modules = Context.environment["UNFOLD_MODULES"]?.split(separator: " ").map(String.init) {
        let known = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
        var needed: Set<String> = []
        func need(_ name: String) {
            guard let target = known[name], needed.insert(name).inserted else { return }
            for dependency in target.dependencies {
                switch dependency {
                case .targetItem(let name, _), .byNameItem(let name, _): need(name)
                default: break
                }
            }
        }
        for module in modules { need(known["\(module)Tests"] == nil ? module : "\(module)Tests") }
        package.targets.removeAll { !needed.contains($0.name) }
        package.products = []
    }
    // Swift's parser is the one of the toolchain, or else the same as a package, which takes minutes to compile.
    let parser = ["SwiftParser", "SwiftSyntax"]
    let usingParser = package.targets.filter { target in
        target.name == "SourceRewriting"
            || target.dependencies.contains { if case .byNameItem("SourceRewriting", _) = $0 { true } else { false } }
    }
    let parserFiles = parser.flatMap { ["\($0).swiftmodule", "lib\($0).so"] }
    if let folder = toolchainFolder("lib/swift/host", with: parserFiles) {
        let search = ["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder]
        for target in usingParser { target.swiftSettings = [.unsafeFlags(["-I", folder])] }
        usingParser.first?.linkerSettings = [.unsafeFlags(search)] + parser.map { .linkedLibrary($0) }
    } else if let target = usingParser.first {
        package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"))
        target.dependencies += parser.map { .product(name: $0, package: "swift-syntax") }
    }
    // Whatever has UIKit has the module Failures. LLVM's linker needs half the time of the default one.
    if toolchainFolder("bin", with: ["ld.lld"]) != nil {
        let failures = package.targets.first { $0.name == "Failures" }
        failures?.linkerSettings = [.unsafeFlags(["-use-ld=lld"], .when(configuration: .debug))]
    }
    // A debug build compiles each module in one process. By default a process compiles 25 files, and reads the rest of
    // the module and emits what its files have in common with others each time: up to twice the processor time. It has
    // lines for backtraces but no variables for debuggers, which saves a few hundredths more. After a change in a
    // module itself the default is faster; UNFOLD_INCREMENTAL restores it, and the variables.
    if Context.environment["UNFOLD_INCREMENTAL"] == nil {
        let lines = ["-Xfrontend", "-gline-tables-only"]
        let wholeModule = ["-wmo", "-disable-batch-mode", "-num-threads", "8", "-no-emit-module-separately-wmo"]
        // These compute for all modules above them, whose tests gain more time than the optimizer takes. Those of
        // Documents gain only what it takes, and the first `make run` would wait for it.
        var optimized = [
            "CompositionalLayout", "ConstraintSolver", "CoreGraphics", "Motion", "RowGeometry", "SeededRandom",
            "StrictTerminal", "Terminal", "TextLayout",
        ]
        // UNFOLD_ALL_TESTS, which script/test sets, adds those with which only all tests together gain.
        if Context.environment["UNFOLD_ALL_TESTS"] != nil {
            optimized += [
                "DisplayList", "Expansion", "ObjectRuntime", "Partitioning", "PictureComparison", "QuartzCore",
            ]
        }
        for target in package.targets where [.regular, .executable, .test].contains(target.type) {
            var flags = lines + wholeModule
            if optimized.contains(target.name) { flags += ["-O", "-assert-config", "Debug"] }
            target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(flags, .when(configuration: .debug))]
        }
    }
#else
    // UIKit is the system's.
    package.platforms = [.iOS(.v15)]
    package.products += [
        .library(name: "Unfold", targets: ["Unfold"]),
        .library(name: "Gallery", targets: ["Gallery"]),
    ]
    package.targets += [
        .target(name: "Unfold", dependencies: ["Expansion", "Failures", "Partitioning"]),
        .target(name: "Gallery", dependencies: ["Unfold"]),
    ]
#endif

// Each folder of Sources has a README, and so have some folders of UIKit.
for target in package.targets where target.path == nil && [.regular, .executable].contains(target.type) {
    target.exclude.append("README.md")
    guard target.name == "UIKit" else { continue }
    let folders = [
        "Application", "Base", "Core", "Core/Accessibility", "Core/Events", "Core/Gestures", "Core/Layout",
        "Core/ViewControllers", "Kit", "Kit/Collection", "Kit/DragAndDrop", "Kit/Menus", "Kit/Navigation", "Kit/Nibs",
        "Kit/Rows", "Kit/Rows/DragAndDrop", "Kit/Scrolling", "Kit/TabBar", "Kit/Table", "Kit/Text",
    ]
    target.exclude += folders.map { "\($0)/README.md" }
}
