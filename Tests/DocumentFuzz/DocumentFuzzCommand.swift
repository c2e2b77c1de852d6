import ArgumentParser
import DocumentFuzzers
import FuzzOptions

/// Runs the fuzzers of documents, which are built without UIKit.
@main
struct DocumentFuzzCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "document-fuzz",
        abstract: "Reads random files, and checks what is shown of them.",
        discussion: FuzzOptions.discussion
    )

    @OptionGroup var options: FuzzOptions

    /// Runs on the main thread, as fuzzers require. An asynchronous command would run on another thread.
    func run() throws {
        try MainActor.assumeIsolated { try options.run(documentFuzzers) }
    }
}
