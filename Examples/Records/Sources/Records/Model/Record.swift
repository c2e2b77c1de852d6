import UIKit

/// A record with its pieces.
struct Record: Identifiable, Hashable, Sendable {
    struct Piece: Identifiable, Hashable, Sendable {
        let id: String
        /// The length in seconds.
        let length: Int
    }

    let id: String
    let artist: String
    let genre: String
    let year: Int
    /// The hue of the sleeve, from 0 to 1.
    let hue: CGFloat
    let pieces: [Piece]

    /// The length of all pieces in seconds.
    var length: Int { pieces.reduce(0) { $0 + $1.length } }

    var color: UIColor { UIColor(hue: hue, saturation: 0.55, brightness: 0.8, alpha: 1) }
}

extension Int {
    /// A number of seconds as minutes and seconds.
    var asMinutes: String { "\(self / 60):\(self % 60 < 10 ? "0" : "")\(self % 60)" }
}
