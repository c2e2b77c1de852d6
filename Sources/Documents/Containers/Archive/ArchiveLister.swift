import Glibc

/// Lists the files of an archive.
struct ArchiveLister: ContainerLister {
    /// The number of files of the first portion, and of the largest one.
    private static let portions = 1000...16_000

    let listing: RowListing
    private let library: ArchiveLibrary
    private let kind: ArchiveKind
    private let title: String
    private var reader: ArchiveReader?
    private var portion = ArchiveLister.portions.lowerBound
    /// The offset of the last header, and whether the bytes ended before the archive did.
    private var last: Int?
    private var endedEarly = false
    private var isDone = false
    private var readCount = 0
    private(set) var notice: String?

    init(_ library: ArchiveLibrary, _ kind: ArchiveKind, _ listing: RowListing, title: String) {
        (self.library, self.kind, self.listing, self.title) = (library, kind, listing, title)
    }

    mutating func advance(_ report: FeedReport) -> Bool {
        guard !isDone else { return false }
        // The directory of a zip archive is at its end.
        guard report.isComplete || kind.isSequential else { return false }
        if reader == nil {
            guard report.count > readCount || report.isComplete else { return false }
            readCount = report.count
            begin(report)
        }
        guard reader != nil else {
            finish("\(title) cannot be opened as \(kind.name).")
            return false
        }
        return readPortion(report)
    }

    /// Begins at the last header that was read, which is read again then.
    private mutating func begin(_ report: FeedReport) {
        let start = report.start + (last ?? 0)
        reader = ArchiveReader(
            library,
            kind,
            report.store,
            start..<max(start, report.count),
            base: report.start,
            isFromHeader: false
        )
        if last != nil, case .header = reader?.next() {} else if last != nil { endedEarly = true }
    }

    private mutating func readPortion(_ report: FeedReport) -> Bool {
        guard let reader else { return false }
        var rows: [(text: [UInt8], part: RowListing.Part)] = []
        var outcome = ArchiveReader.Step.end
        var isAtEnd = endedEarly
        endedEarly = false
        while !isAtEnd, rows.count < portion {
            outcome = reader.next()
            guard case .header(let header) = outcome else {
                isAtEnd = true
                break
            }
            last = header.position
            rows.append(row(header, rank: listing.count + rows.count, report))
        }
        portion = min(2 * portion, Self.portions.upperBound)
        guard listing.append(rows) else {
            finish("\(title) has more files than are listed here, which are \(listing.limit.grouped).")
            return false
        }
        guard isAtEnd else { return true }
        guard report.isComplete else {
            // More bytes have to come.
            self.reader = nil
            return false
        }
        if case .failure(let problem) = outcome {
            finish("\(title) is damaged, and these are the files that could be found (\(Self.sentence(problem))).")
        } else {
            finish(nil)
        }
        return false
    }

    private mutating func finish(_ notice: String?) {
        (isDone, reader, self.notice) = (true, nil, notice)
    }

    /// The library's messages are sentences, with or without an end.
    static func sentence(_ problem: String) -> String {
        problem.hasSuffix(".") ? String(problem.dropLast()) : problem
    }

    /// Returns the row of a file. There may be very many, so that its name is looked at byte by byte.
    private func row(
        _ header: ArchiveReader.Header,
        rank: Int,
        _ report: FeedReport
    ) -> (text: [UInt8], part: RowListing.Part) {
        var facts = ListedFacts()
        facts.add(ListedRenderer.nameKey, header.name)
        let isFile = header.kind == S_IFREG || header.kind == 0
        let isLink = header.target != nil
        facts.add("kind", isLink ? "link" : header.kind == S_IFDIR ? "folder" : isFile ? "file" : "device")
        if isFile, !isLink, let size = header.size { facts.add("size", size) }
        if let modified = header.modified { facts.add("modified", Self.date(modified)) }
        if let target = header.target { facts.add("target", target) }
        let slash = UInt8(ascii: "/")
        let parts = header.name.utf8.split(separator: slash)
        if header.name.utf8.first == slash || parts.contains(where: { $0.elementsEqual("..".utf8) }) {
            facts.add(ListedRenderer.problemKey, "The name leads out of the folder of the archive.")
        } else if header.isEncrypted {
            facts.add(ListedRenderer.problemKey, "This file is encrypted.")
        }
        var part = RowListing.Part(name: parts.last.map { String(Substring($0)) } ?? header.name)
        if isFile, !isLink, !header.isEncrypted {
            facts.add(ListedRenderer.contentKey, true)
            let entry = ArchiveEntry(
                library: library,
                kind: kind,
                store: report.store,
                archive: report.start..<report.count,
                position: header.position,
                rank: rank,
                size: header.size,
                title: part.name
            )
            part.feed = { ArchiveEntryFeed(entry) }
        }
        return (facts.line, part)
    }

    /// Returns a moment as a date and a time in Greenwich.
    private static func date(_ seconds: Int) -> String {
        var (time, parts) = (time_t(seconds), tm())
        guard gmtime_r(&time, &parts) != nil else { return "" }
        var text = String(1900 + Int(parts.tm_year))
        text.reserveCapacity(20)
        for (sign, number) in [
            ("-", parts.tm_mon + 1), ("-", parts.tm_mday), (" ", parts.tm_hour), (":", parts.tm_min),
            (":", parts.tm_sec),
        ] {
            text += sign
            if number < 10 { text += "0" }
            text += String(number)
        }
        return text
    }
}
