import Foundation
import Testing

/// A mouse by the protocol `wlr-virtual-pointer-unstable-v1`.
final class VirtualPointer {
    /// The size of the screen in points.
    var screen: (width: Int, height: Int)
    private let connection: WaylandConnection
    private let pointer: UInt32

    // The numbers of the requests.
    private enum Request {
        static let moveTo: UInt32 = 1
        static let button: UInt32 = 2
        static let frame: UInt32 = 4
        static let axisSource: UInt32 = 5
        static let axisClicks: UInt32 = 7
    }

    init(_ connection: WaylandConnection, screen: (width: Int, height: Int)) throws {
        self.connection = connection
        self.screen = screen
        let seat = try connection.bind("wl_seat", version: 1)
        let manager = try connection.bind("zwlr_virtual_pointer_manager_v1", version: 1)
        pointer = connection.makeObject()
        try connection.send(manager, 0, .number(seat), .number(pointer))
    }

    /// Moves to a position in points.
    func move(x: Int, y: Int) throws {
        try connection.send(
            pointer,
            Request.moveTo,
            .number(DeviceTime.now),
            .number(UInt32(x)),
            .number(UInt32(y)),
            .number(UInt32(screen.width)),
            .number(UInt32(screen.height))
        )
        try connection.send(pointer, Request.frame)
    }

    func press(_ button: Int) throws {
        if let wheel = Self.wheel[button] { try turn(axis: wheel.axis, by: wheel.clicks) } else { try set(button, 1) }
    }

    func release(_ button: Int) throws {
        if Self.wheel[button] == nil { try set(button, 0) }
    }

    private func set(_ button: Int, _ state: UInt32) throws {
        let code = try #require(Self.buttons[button], "the mouse has no button \(button)")
        try connection.send(pointer, Request.button, .number(DeviceTime.now), .number(code), .number(state))
        try connection.send(pointer, Request.frame)
    }

    private func turn(axis: UInt32, by clicks: Int32) throws {
        let (wheel, distance): (UInt32, Double) = (0, 15)
        try connection.send(pointer, Request.axisSource, .number(wheel))
        try connection.send(
            pointer,
            Request.axisClicks,
            .number(DeviceTime.now),
            .number(axis),
            .fixed(distance * Double(clicks)),
            .number(UInt32(bitPattern: clicks))
        )
        try connection.send(pointer, Request.frame)
    }

    /// The codes of Linux for the buttons by their numbers in X11.
    private static let buttons: [Int: UInt32] = [1: 0x110, 2: 0x112, 3: 0x111]

    /// The clicks of the wheel that are buttons in X11. The axes are the vertical and the horizontal one.
    private static let wheel: [Int: (axis: UInt32, clicks: Int32)] = [4: (0, -1), 5: (0, 1), 6: (1, -1), 7: (1, 1)]
}

/// The clock of virtual devices.
enum DeviceTime {
    /// The time in milliseconds.
    static var now: UInt32 { UInt32(truncatingIfNeeded: DispatchTime.now().uptimeNanoseconds / 1_000_000) }
}
