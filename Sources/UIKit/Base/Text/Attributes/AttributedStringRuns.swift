import CSwiftRuntime
import Foundation

/// Gives back the memory of attributed strings that Foundation on Linux doesn't.
///
/// An attributed string keeps its attributes in an array of CoreFoundation, to which it refers by an unmanaged pointer,
/// and which it never releases. With Swift 6.3 each string leaves at least 200 bytes behind, and its fonts and colors
/// with them, so that a table whose cells have attributed texts takes up memory for each row that it shows.
///
/// `NSAttributedString.init(attributedString:)` makes a temporary string and takes both the array and the text from it.
/// That string is destroyed while its text has another owner, and must leave the array alone. So a string releases its
/// array if it is the only owner of its text. Otherwise the array stays, as without this type.
enum AttributedStringRuns {
    /// Whether strings release their attributes now. `false` where Foundation does so by itself, or keeps them
    /// elsewhere.
    static let areReleased = areLeaked && release()

    private static func release() -> Bool {
        let probes = [NSAttributedString(string: "probe"), NSMutableAttributedString(string: "probe")]
        let fields = probes.compactMap(Fields.init)
        guard fields.count == probes.count else { return false }
        return zip(probes, fields).allSatisfy { probe, fields in
            let metadata = unsafeBitCast(type(of: probe) as AnyClass, to: UnsafeRawPointer.self)
            return unfold_release_on_destruction(metadata, fields.runs, fields.text)
        }
    }

    /// Whether the array of a string is still held by its pointer after the string is gone.
    private static var areLeaked: Bool {
        guard let runs = runsOfDestroyedString() else { return false }
        defer { runs.release() }
        guard unfold_reference_count(runs.toOpaque()) > 1 else { return false }
        runs.release()
        return true
    }

    /// Returns the array of a string that is gone, with a reference of its own.
    @inline(never)
    private static func runsOfDestroyedString() -> Unmanaged<AnyObject>? {
        let probe = NSAttributedString(string: "probe")
        // The object is destroyed by the function of its class, wherever the optimizer would put it.
        unfold_let_escape(Unmanaged.passUnretained(probe).toOpaque())
        return Fields.values(of: probe).map { Unmanaged.fromOpaque($0.runs).retain() }
    }
}

extension AttributedStringRuns {
    /// The distances of two fields from the beginning of an attributed string, in bytes.
    private struct Fields {
        let runs: Int
        let text: Int

        /// - Returns: `nil` if the fields don't have the names and the contents that they have in Swift 6.3.
        init?(of string: NSAttributedString) {
            guard let values = Self.values(of: string) else { return nil }
            let start = Unmanaged.passUnretained(string).toOpaque()
            let contents = UnsafeBufferPointer(
                start: start.assumingMemoryBound(to: UnsafeRawPointer?.self),
                count: unfold_memory_size(start) / MemoryLayout<UnsafeRawPointer>.size
            )
            func place(of value: UnsafeRawPointer) -> Int? {
                contents.firstIndex(of: value).map { $0 * MemoryLayout<UnsafeRawPointer>.size }
            }
            guard let runs = place(of: values.runs), let text = place(of: values.text) else { return nil }
            (self.runs, self.text) = (runs, text)
        }

        static func values(of string: NSAttributedString) -> (runs: UnsafeRawPointer, text: UnsafeRawPointer)? {
            let mirrors = sequence(first: Mirror(reflecting: string), next: \.superclassMirror)
            let fields = mirrors.first { $0.subjectType == NSAttributedString.self }?.children
            let runs = fields?.first { $0.label == "_attributeArray" }?.value as? OpaquePointer
            let text = fields?.first { $0.label == "_string" }?.value as? NSString
            guard let runs, let text else { return nil }
            return (UnsafeRawPointer(runs), UnsafeRawPointer(Unmanaged.passUnretained(text).toOpaque()))
        }
    }
}
