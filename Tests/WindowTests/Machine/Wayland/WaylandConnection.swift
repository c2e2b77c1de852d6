import Foundation
import Testing

/// A client of a Wayland display that sends requests for input devices. It speaks the protocol itself, in order to hold
/// keys and buttons down between the steps of a test, which programs for the command line can't.
///
/// The client never reuses an object's number.
final class WaylandConnection {
    struct Failure: Error {
        let reason: String
    }

    private struct Global {
        var name: UInt32
        var version: UInt32
    }

    private let socket: WaylandSocket
    private var received: [UInt32] = []
    private var globals: [String: Global] = [:]
    private var lastObject = WaylandConnection.registry
    private static let display: UInt32 = 1
    private static let registry: UInt32 = 2

    /// Connects to the socket at a path.
    init(to path: String) throws {
        socket = try WaylandSocket(connectedTo: path)
        let getRegistry: UInt32 = 1
        try send(Self.display, getRegistry, .number(Self.registry))
        try roundTrip()
    }

    /// Returns a new number for an object.
    func makeObject() -> UInt32 {
        lastObject += 1
        return lastObject
    }

    /// Returns a new object for a global one of the display.
    func bind(_ interface: String, version: UInt32) throws -> UInt32 {
        let global = try #require(globals[interface], "the display has no \(interface)")
        let object = makeObject()
        let (bind, version): (UInt32, UInt32) = (0, min(version, global.version))
        try send(Self.registry, bind, .number(global.name), .text(interface), .number(version), .number(object))
        return object
    }

    func send(
        _ object: UInt32,
        _ request: UInt32,
        _ arguments: WaylandMessage.Argument...,
        file: Int32? = nil
    ) throws {
        // The socket closes the file that goes with a message.
        let files = file.map { [dup($0)] } ?? []
        let message = WaylandMessage(object, request, arguments)
        guard socket.send(message.words, files: files) else { throw Failure(reason: "the display takes no request") }
    }

    /// Waits until the display has carried out all requests.
    func roundTrip() throws {
        let (callback, sync): (UInt32, UInt32) = (makeObject(), 0)
        try send(Self.display, sync, .number(callback))
        while try receive().object != callback {}
    }

    private func receive() throws -> WaylandMessage {
        while true {
            if let message = WaylandMessage(removedFrom: &received) {
                if message.object == Self.display, message.opcode == 0 {
                    throw Failure(reason: "the display refuses a request: \(message.text(at: 2))")
                }
                if message.object == Self.registry, message.opcode == 0, let version = message.arguments.last {
                    globals[message.text(at: 1)] = Global(name: message[0], version: version)
                }
                return message
            }
            guard let (words, files) = socket.receive() else {
                throw Failure(reason: "the display has closed the connection")
            }
            for file in files { close(file) }
            received += words
        }
    }
}
