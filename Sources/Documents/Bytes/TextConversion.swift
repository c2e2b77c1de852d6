import Glibc

/// Converts a feed from another encoding portion by portion.
struct TextConversion: Sendable {
    /// The maximum number of bytes that one poll converts.
    static let portion = 1024 * 1024

    private let title: String
    private let converted: ConvertedBytes
    private let name: String
    private var converter: any TextConverter
    private var taken: Int
    private var failure: String?
    /// The converter before the end of a text that ends within a character, and the number of bytes that show this.
    private var unfinished: (converter: any TextConverter, count: Int)?

    /// - Parameters:
    ///   - name: The encoding, as a part of the sentence that a document "is … and was converted".
    ///   - start: The offset of the text.
    init(_ converter: some TextConverter, name: String, title: String, from start: Int) {
        self.title = title
        self.name = name
        self.converter = converter
        converted = ConvertedBytes(converter)
        taken = start
    }

    /// Returns the feed's report with the bytes that are converted by now.
    ///
    /// The end within a character is shown as U+FFFD if the text is complete. If it is no longer, since it is followed,
    /// the rest may still be written, and the bytes for that are taken back.
    mutating func take(_ report: FeedReport) -> FeedReport {
        if !report.isComplete, let (converter, count) = unfinished {
            self.converter = converter
            converted.removeLast(count)
            unfinished = nil
        }
        var isFinished = taken >= report.count
        if !isFinished, failure == nil {
            let bytes = report.store.bytes(in: taken..<min(report.count, taken + Self.portion))
            bytes.withUnsafeBytes { convert($0, of: report.store) }
            taken += bytes.count
            // The file was truncated.
            isFinished = bytes.isEmpty || taken >= report.count
            if isFinished, report.isComplete {
                let held = (converter as? any PlacedConverter)?.heldCount ?? 0
                let old = converter
                let end = converter.finish()
                keep(end, from: taken - held, of: report.store)
                if failure == nil, !end.isEmpty { unfinished = (old, end.count) }
            }
        }
        let notices = [report.notice, "\(title) is \(name) and was converted.\(repairNote)", failure].compactMap { $0 }
        return FeedReport(
            store: converted,
            count: converted.count,
            isComplete: report.isComplete && isFinished || failure != nil,
            awaitsMore: report.awaitsMore && failure == nil,
            isPartial: true,
            version: report.version,
            notice: notices.joined(separator: " "),
            loss: report.loss,
            facts: report.facts,
            interval: (isFinished || failure != nil) && report.interval != 0 ? report.interval : 0,
            canFollow: report.canFollow && failure == nil,
            fraction: report.isPartial ? report.fraction : Double(taken) / Double(max(1, report.count))
        )
    }

    private var repairNote: String {
        converter.isRepaired ? " What could not be read is shown as “\u{FFFD}”." : ""
    }

    /// Converts a portion that follows the last one, in steps whose places are kept.
    private mutating func convert(_ portion: UnsafeRawBufferPointer, of store: any ByteStore) {
        var position = 0
        while position < portion.count {
            let end = min(portion.count, position + ConvertedBytes.step)
            let held = (converter as? any PlacedConverter)?.heldCount ?? 0
            let window = UnsafeRawBufferPointer(rebasing: portion[position..<end])
            keep(converter.convert(window), from: taken + position - held, of: store)
            position = end
        }
    }

    private mutating func keep(_ bytes: [UInt8], from original: Int, of store: any ByteStore) {
        do throws(ReadFailure) {
            try converted.append(bytes, from: original, of: store)
        } catch {
            failure = "There is no room to keep more of it (\(error.reason))."
        }
    }
}
