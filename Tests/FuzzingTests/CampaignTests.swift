import Foundation
import Testing

@testable import Fuzzing

/// Tests a campaign whose workers are shell scripts.
@Suite struct CampaignTests {
    private static let answer = #"echo '{"steps":1,"isUnreadable":false}'"#

    /// A worker that never answers, and one that always does.
    @Test(.timeLimit(.minutes(1)), arguments: ["exec sleep 600", "while :; do :; done"])
    func aProgramThatNeverEndsIsReportedWhileOthersRun(program: String) throws {
        let workers = try workers(["read line; \(program)", "while read line; do \(Self.answer); done"])
        defer { removeScripts() }
        var campaign = Campaign("scripts", seed: 7, goal: .steps(.max), workers: workers)
        let report = try campaign.run()
        #expect(report.failure?.contains("\"ends\" at seed 7") == true)
    }

    /// The machine may be busy with something else.
    @Test func aProgramThatComputesLittleIsNotLate() throws {
        let workers = try workers(["while read line; do sleep 0.5; \(Self.answer); done"])
        defer { removeScripts() }
        var campaign = Campaign("scripts", seed: 7, goal: .steps(2), workers: workers)
        let report = try campaign.run()
        #expect(report.failure == nil)
        #expect(report.programs == 2)
    }

    @Test(.timeLimit(.minutes(1))) func countsOfProgramsAreAddedUp() throws {
        let workers = try workers([
            #"while read line; do echo '{"steps":1,"isUnreadable":false,"counts":{"rows":7,"cells":2}}'; done"#,
            #"while read line; do echo '{"steps":1,"isUnreadable":false,"counts":{"rows":7}}'; done"#,
            "while read line; do \(Self.answer); done",
        ])
        defer { removeScripts() }
        var first = Campaign("scripts", seed: 7, goal: .steps(3), workers: [workers[0]])
        #expect(try first.run().counts == ["rows": 21, "cells": 6])
        var all = Campaign("scripts", seed: 7, goal: .steps(1), workers: workers)
        #expect(try all.run().counts == ["rows": 14, "cells": 2])
    }

    private let folder = FileManager.default.temporaryDirectory.appending(path: "campaign-\(UUID().uuidString)")

    /// Returns workers that are shell scripts, and get 200 milliseconds of processor time for a program.
    private func workers(_ scripts: [String]) throws -> [WorkerProcess] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try scripts.enumerated().map { number, script in
            let file = folder.appending(path: "worker\(number)")
            try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: file.path)
            return try start(file)
        }
    }

    /// Starts a worker. A process that another test starts at the same time may have the script open for writing, which
    /// lasts until it runs its program.
    private func start(_ file: URL) throws -> WorkerProcess {
        for _ in 0..<500 {
            do {
                return try WorkerProcess("scripts", executable: file, patience: .milliseconds(200))
            } catch let error as NSError {
                guard (error.userInfo[NSUnderlyingErrorKey] as? NSError)?.code == Int(ETXTBSY) else { throw error }
                usleep(10_000)
            }
        }
        return try WorkerProcess("scripts", executable: file, patience: .milliseconds(200))
    }

    private func removeScripts() { try? FileManager.default.removeItem(at: folder) }
}
