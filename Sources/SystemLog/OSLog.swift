import Foundation

/// A category of messages of a subsystem.
public final class OSLog: Sendable {
    let subsystem: String
    let category: String
    let isEnabled: Bool

    private init(_ subsystem: String, _ category: String, isEnabled: Bool) {
        (self.subsystem, self.category, self.isEnabled) = (subsystem, category, isEnabled)
    }

    public convenience init(subsystem: String, category: String) {
        self.init(subsystem, category, isEnabled: true)
    }

    /// Messages without a subsystem.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// Messages that nobody wants to see.
    public static let disabled = OSLog("", "", isEnabled: false)

    /// Returns whether messages of a level are written.
    public func isEnabled(type: OSLogType) -> Bool { isEnabled && MessageLines.isShown(type) }
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    public static let `default` = OSLogType(0)
    public static let info = OSLogType(1)
    public static let debug = OSLogType(2)
    public static let error = OSLogType(16)
    public static let fault = OSLogType(17)
}

/// Writes a message with a format as of `printf`, in which an option such as `{public}` may follow a percent sign.
public func os_log(
    _ message: StaticString,
    dso: UnsafeRawPointer? = nil,
    log: OSLog = .default,
    type: OSLogType = .default,
    _ arguments: any CVarArg...
) {
    MessageLines.write("\(message)", arguments, log, type)
}

/// Writes a message with a format as of `printf`, in which an option such as `{public}` may follow a percent sign.
public func os_log(
    _ type: OSLogType,
    dso: UnsafeRawPointer? = nil,
    log: OSLog = .default,
    _ message: StaticString,
    _ arguments: any CVarArg...
) {
    MessageLines.write("\(message)", arguments, log, type)
}

/// Writes a message with its values in place.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default) {
    MessageLines.write(message, log, type)
}

/// Writes a message with its values in place.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    MessageLines.write(message, log, type)
}
