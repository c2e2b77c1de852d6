import Foundation

/// A display without a monitor, with a mouse, a keyboard and clipboards that a test controls. It ends with the object.
///
/// The screen has 800 by 1000 pixels. Windows open in the top left corner, without a title bar.
protocol VirtualDisplay: AnyObject {
    /// The variables with which programs open their windows on the display.
    var environment: [String: String?] { get }

    /// Makes the mouse and the keyboard do something.
    func perform(_ steps: [InputStep]) throws

    /// Returns the current picture of the screen, in pixels.
    func picture() throws -> Picture

    /// Changes the number of pixels per point of the screen and of the windows on it.
    func setScale(_ scale: Double) throws

    /// Returns the identifier of a visible window whose title contains a match of a regular expression, or `nil` if
    /// there is none.
    func window(titled title: String) throws -> String?

    /// Gives a window the keyboard focus.
    func focus(_ window: String) throws

    /// Asks a window to close, as a title bar's button does.
    func close(_ window: String) throws

    /// Moves a window to a position in points.
    func move(_ window: String, toX x: Int, y: Int) throws

    /// Resizes a window, in points.
    func resize(_ window: String, width: Int, height: Int) throws

    /// Returns the size of a window in points.
    func size(of window: String) throws -> CGSize

    /// Returns the smallest size that a window accepts, in points.
    func minimumSize(of window: String) throws -> CGSize

    /// Returns the identifier of a window's program, by which the desktop finds its entry.
    func applicationIdentifier(of window: String) throws -> String

    /// Returns the text in the clipboard or in the selection that a middle click pastes, as another program gets it.
    /// Returns `nil` if that fails, as with an empty clipboard.
    func clipboard(primary: Bool) throws -> String?

    /// Writes a text file to a clipboard as another program, which provides it until it is stopped.
    func offer(_ file: URL, primary: Bool) throws -> Program
}
