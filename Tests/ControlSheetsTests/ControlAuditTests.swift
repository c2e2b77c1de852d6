import Testing
import UIKitTesting

/// The accessibility audit finds nothing in the sheets but what is listed in `AuditException`.
@Suite @MainActor struct ControlAuditTests {
    private static let looks = [
        ControlLook(),
        ControlLook(isDark: true, category: .extraSmall),
        ControlLook(isRightToLeft: true, category: .accessibilityExtraExtraExtraLarge),
    ]

    @Test(arguments: ControlSheet.all) func theAuditFindsOnlyTheExceptions(sheet: ControlSheet) throws {
        let exceptions = AuditException.all.filter { $0.sheet == sheet.name }
        var found: AccessibilityAuditType = []
        for look in Self.looks {
            // The system's colors don't have the contrast that the guidelines ask for.
            let issues = try look.screen(of: sheet).performAccessibilityAudit {
                $0.compactDescription == "Contrast nearly passed"
            }
            for issue in issues {
                found.formUnion(issue.auditType)
                #expect(exceptions.contains { $0.kind == issue.auditType }, "\(look): \(issue)")
            }
        }
        for exception in exceptions {
            #expect(found.contains(exception.kind), "is not an exception now: \(exception.reason)")
        }
    }
}
