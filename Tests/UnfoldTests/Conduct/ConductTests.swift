import Testing
import UIKitTesting

@testable import Unfold

/// Tests that the complaints can't occur where UIKit is less kind, and that each would without its remedy.
@Suite(.serialized) @MainActor struct ConductTests {
    @Test(arguments: Complaint.allCases, Conducts.all)
    func theComplaintIsUnjustified(complaint: Complaint, conduct: PlatformConduct) throws {
        let flaw = try ComplaintCheck(conduct, .all).flaw(complaint)
        #expect(flaw == nil, "\(conduct)")
    }

    @Test(arguments: Complaint.allCases)
    func withoutItsRemedyItIsJustified(complaint: Complaint) throws {
        let remedies = PlatformRemedies.all.subtracting(complaint.remedy)
        #expect(try ComplaintCheck(Conducts.strict, remedies).flaw(complaint) != nil)
    }
}
