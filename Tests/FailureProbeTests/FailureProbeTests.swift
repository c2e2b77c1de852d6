import Foundation
import Testing
import Toolchain

/// Tests that every mistake that stops the process reports it.
@Suite(.serialized) struct FailureProbeTests {
    /// The reports of all mistakes that the probe can make.
    private static let reports = Result { try FailureProbe.build().reports() }

    @Test func everyMistakeIsSaidOnStandardError() throws {
        for report in try Self.reports.get() {
            #expect(report.site != nil, "\(report.mistake) says nothing of it:\n\(report.output)")
            #expect(report.stopsByAborting, "\(report.mistake) does not abort:\n\(report.output)")
        }
    }

    @Test func everyFailureOfTheSourcesIsTried() throws {
        let tried = Set(try Self.reports.get().compactMap(\.site))
        let sites = try FailureSite.all()
        #expect(sites.count > 100)
        let untried = sites.subtracting(tried).map(\.description).sorted()
        #expect(untried.isEmpty, "no mistake of FailureProbe leads to \(untried.joined(separator: ", "))")
        let unknown = tried.subtracting(sites).map(\.description).sorted()
        #expect(unknown.isEmpty, "the sources have no failure at \(unknown.joined(separator: ", "))")
    }

    @Test func theReasonNamesTheAPIAndWhatItConcerns() throws {
        let reports = try Self.reports.get()
        for (mistake, api, words) in [
            (
                "a cell of an identifier that is not registered", "UITableView.dequeueReusableCell",
                "identifier missing -"
            ),
            ("a scroll to a row that is not there", "UITableView.scrollToRow(at:at:animated:)", "[0, 3]"),
            ("items appended twice", "NSDiffableDataSourceSnapshot.appendItems(_:toSection:)", "    4\n"),
            ("a view made on another thread", "UIView.init(frame:)", "must be used from main thread only"),
        ] {
            let report = try #require(reports.first { $0.mistake == mistake })
            #expect(report.output.hasPrefix("*** Assertion failure in \(api)"), "\(report.output)")
            #expect(report.output.contains(words), "\(report.output)")
        }
    }

    @Test(arguments: [
        ("a()\nprogrammerError(\"b\", in: \"c\")", [2]),
        ("guard a else { programmerError(\"b\", in: \"c\") }", [1]),
        ("  /// As `programmerError(_:)`.\n  requireMainThread(\"a\")\n", [2]),
        ("func programmerError(_ a: Int) {}", []),
        ("func requireMainThread(_ a: Int) {\n    programmerError(\n\"a (\\(a))\", file: file)\n}", []),
    ])
    func findsFailures(source: String, lines: [Int]) {
        #expect(FailureSite.lines(in: source) == lines)
    }
}
