@_exported import CoreGraphics
@_exported import ObjectRuntime
@_exported import QuartzCore
