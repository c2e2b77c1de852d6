import Foundation
import ProjectReading

// Runs a program as `unfold test` runs SwiftPM, for a test that ends it.
exit(try Program(Array(CommandLine.arguments.dropFirst())).run())
