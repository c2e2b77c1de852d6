import Foundation
import Testing

@testable import Fuzzing

/// Tests a campaign whose workers are shell scripts.
@Suite struct CampaignTests {
    /// A worker that never answers, and one that always does.
    @Test(.timeLimit(.minutes(1))) func aProgramThatNeverEndsIsReportedWhileOthersRun() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "campaign-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let scripts = [
            "read line; exec sleep 600", #"while read line; do echo '{"steps":1,"isUnreadable":false}'; done"#,
        ]
        let workers = try scripts.enumerated().map { number, script in
            let file = folder.appending(path: "worker\(number)")
            try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: file.path)
            return try WorkerProcess("scripts", executable: file, patience: .milliseconds(200))
        }
        var campaign = Campaign("scripts", seed: 7, goal: .steps(.max), workers: workers)
        let report = try campaign.run()
        #expect(report.failure?.contains("\"ends\" at seed 7") == true)
    }
}
