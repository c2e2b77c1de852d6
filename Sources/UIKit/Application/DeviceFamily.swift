import CoreGraphics
import Foundation

/// The devices for which an app is made, as the Info.plist says (`UIDeviceFamily`).
struct DeviceFamily {
    /// Whether the app is for iPad only. One for both runs as on iPhone.
    let isPadOnly: Bool

    /// The number by which the key names iPad.
    private static let pad = 2

    /// - Parameter info: The contents of the Info.plist.
    init(_ info: [String: Any]) {
        let families = info["UIDeviceFamily"] as? [Any] ?? []
        // Files that people write may have texts.
        isPadOnly = !families.isEmpty && families.allSatisfy { Int("\($0)") == Self.pad }
    }

    /// The size in points with which the window opens: that of a phone, or of an iPad on its side, because a desktop is
    /// wider than it is high.
    var size: CGSize { isPadOnly ? CGSize(width: 1180, height: 820) : CGSize(width: 390, height: 844) }

    /// The kind of interface.
    var idiom: UIUserInterfaceIdiom { isPadOnly ? .pad : .phone }
}
