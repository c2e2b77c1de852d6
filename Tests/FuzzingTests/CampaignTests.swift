import Foundation
import Testing

@testable import Fuzzing

/// Tests a campaign whose workers are shell scripts.
@Suite struct CampaignTests {
    private static let answer = #"echo '{"steps":1,"isUnreadable":false}'"#

    /// Runs a campaign of workers that get 200 milliseconds of processor time for a program.
    private func campaign(goal: Campaign.Goal, _ scripts: [String]) throws -> Campaign.Report {
        let folder = FileManager.default.temporaryDirectory.appending(path: "campaign-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let workers = try scripts.enumerated().map { number, script in
            let file = folder.appending(path: "worker\(number)")
            try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: file.path)
            return try WorkerProcess("scripts", executable: file, patience: .milliseconds(200))
        }
        var campaign = Campaign("scripts", seed: 7, goal: goal, workers: workers)
        return try campaign.run()
    }

    /// A worker that never answers, and one that always does.
    @Test(.timeLimit(.minutes(1)), arguments: ["exec sleep 600", "while :; do :; done"])
    func aProgramThatNeverEndsIsReportedWhileOthersRun(program: String) throws {
        let other = "while read line; do \(Self.answer); done"
        let report = try campaign(goal: .steps(.max), ["read line; \(program)", other])
        #expect(report.failure?.contains("\"ends\" at seed 7") == true)
    }

    /// The machine may be busy with something else.
    @Test func aProgramThatComputesLittleIsNotLate() throws {
        let report = try campaign(goal: .steps(2), ["while read line; do sleep 0.5; \(Self.answer); done"])
        #expect(report.failure == nil)
        #expect(report.programs == 2)
    }
}
