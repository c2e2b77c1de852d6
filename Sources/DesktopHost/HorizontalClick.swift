import Foundation

/// A click of a wheel to the left or to the right on Wayland, to which GTK gives the opposite direction.
///
/// GTK's controller follows the direction. The distance in the event comes from the display if the wheel has a high
/// resolution, and is right. Without, GTK makes it from the direction, as measured with GTK 4.8.
struct HorizontalClick: Equatable {
    /// The movement that the controller reports.
    var controller: Double
    /// The distance in the event.
    var event: Double

    /// Returns the movement, which is positive to the right.
    ///
    /// - Parameter minorVersion: The minor version of GTK 4.
    func movement(minorVersion: UInt32) -> Double {
        if controller * event < 0 { return -controller }
        return minorVersion < 10 ? -controller : controller
    }
}
