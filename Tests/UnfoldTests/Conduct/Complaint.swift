import Testing
import UIKitTesting

@testable import Unfold

/// The common complaints about tables that unfold, in the order of the page "What cannot happen".
enum Complaint: Int, CaseIterable, CustomTestStringConvertible {
    case tableJumps = 1, wrongRow, tappedRowMoves, blinks, strands, endsOffScreen, vanishes, conflicts, showsAnotherRow,
        misjudgesTruncation, separatorsFlash, noControl, noSingleOpen, textSnaps, staleHeights, overshoots, untold

    var testDescription: String { "\(rawValue) \(self)" }

    /// The remedy without which the complaint is justified on Apple's systems.
    var remedy: PlatformRemedies {
        switch self {
        case .tableJumps, .tappedRowMoves, .noSingleOpen: .keepsPlace
        case .wrongRow, .untold: .changesUnseenCells
        case .blinks, .separatorsFlash: .changesCells
        case .strands, .endsOffScreen: .revealsRows
        case .vanishes, .textSnaps: .coversTexts
        case .conflicts: .softensDetails
        case .showsAnotherRow: [.configuresAtOnce, .settlesEnteringRows]
        case .misjudgesTruncation, .staleHeights: .knowsWidth
        case .noControl: .timesUpdates
        case .overshoots: .scrollsExactly
        }
    }
}

/// The conducts in which tests of the library run.
enum Conducts {
    static let strict: PlatformConduct = .asOnIOS.union(.uncertain)
    static let all: [PlatformConduct] = [.kind, .asOnIOS, strict]
}
