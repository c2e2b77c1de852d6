import Documents
import SeededRandom

/// The file that a program opens, and the options.
package struct ViewerSetup: Codable, Sendable {
    package var file: [FilePiece]
    /// An index into the list of all formats, or `nil` to detect the format.
    package var format: Int?
    package var follows: Bool
    /// The number of bytes that are scanned in a step.
    package var windowSize: Int

    package init(file: [FilePiece], format: Int? = nil, follows: Bool = false, windowSize: Int = 4096) {
        self.file = file
        self.format = format
        self.follows = follows
        self.windowSize = windowSize
    }

    init(using generator: inout SeededGenerator) {
        file = FilePiece.drawSeveral(using: &generator)
        format = generator.below(2) == 0 ? nil : generator.below(FormatName.allCases.count)
        follows = generator.below(2) == 0
        windowSize = [7, 64, 512, 4096][generator.below(4)]
    }

    var documentFormat: FormatName? {
        format.map { FormatName.allCases[abs($0) % FormatName.allCases.count] }
    }
}
