import Foundation

/// An object that delivers URLs to the app that runs.
@preconcurrency @MainActor
protocol AddressReceiving: AnyObject {
    /// Returns whether the Info.plist of the app declares the kind of a URL.
    func declares(_ url: URL) -> Bool
    /// Lets the delegate of the app or of its scene open a URL for the app itself.
    func receive(_ url: URL)
}
