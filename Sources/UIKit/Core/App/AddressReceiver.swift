import Foundation

/// The way of URLs to the app that runs.
@MainActor
struct AddressReceiver {
    /// Returns whether the Info.plist of the app declares the kind of a URL.
    let declares: (URL) -> Bool
    /// Lets the delegate of the app or of its scene open a URL for the app itself.
    let receive: (URL) -> Void
}
