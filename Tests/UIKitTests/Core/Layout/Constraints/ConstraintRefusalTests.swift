import CoreGraphics
import Testing

@testable import UIKit

/// Tests that invalid arguments stop the program with UIKit's messages.
struct ConstraintRefusalTests {
    private func text(_ output: [UInt8]) -> String { String(decoding: output, as: UTF8.self) }

    @Test func itemsWithoutACommonAncestor() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (one, other) = (UIView(), UIView())
                one.leadingAnchor.constraint(equalTo: other.trailingAnchor).isActive = true
            }
        }
        let message = text(result.standardErrorContent)
        #expect(message.contains("Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x"))
        #expect(
            message.contains(
                """
                 because they have no common ancestor.  Does the constraint or its anchors reference items in \
                different view hierarchies?  That's illegal.
                """
            )
        )
    }

    @Test func anActiveConstraintThatCeasesToBeRequired() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                let constraint = view.widthAnchor.constraint(equalToConstant: 1)
                constraint.isActive = true
                constraint.priority = .defaultHigh
            }
        }
        #expect(
            text(result.standardErrorContent).contains(
                """
                Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  \
                You passed priority 750.0 and the existing priority was 1000.0.
                """
            )
        )
    }

    @Test func anActiveConstraintThatBecomesRequired() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                let constraint = view.widthAnchor.constraint(equalToConstant: 1)
                constraint.priority = .defaultLow
                constraint.isActive = true
                constraint.priority = .defaultHigh
                constraint.priority = .required
            }
        }
        #expect(
            text(result.standardErrorContent).contains(
                "You passed priority 1000.0 and the existing priority was 750.0."
            )
        )
    }

    @Test func aPlaceThatIsANumber() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSLayoutConstraint(
                    item: UIView(),
                    attribute: .left,
                    relatedBy: .equal,
                    toItem: nil,
                    attribute: .notAnAttribute,
                    multiplier: 1,
                    constant: 5
                )
            }
        }
        #expect(text(result.standardErrorContent).contains("Location attributes must be specified in pairs."))
    }

    @Test func aWidthThatIsAPlace() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                _ = NSLayoutConstraint(
                    item: view,
                    attribute: .centerX,
                    relatedBy: .equal,
                    toItem: view,
                    attribute: .width,
                    multiplier: 1,
                    constant: 0
                )
            }
        }
        let message = text(result.standardErrorContent)
        #expect(message.contains("NSLayoutConstraint for <UIView") && message.contains("NSInvalidArgumentException"))
        #expect(message.contains(": Invalid pairing of layout attributes."))
    }

    @Test func aLineThatCannotBeRead() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                _ = NSLayoutConstraint.constraints(withVisualFormat: "|-[a", metrics: nil, views: ["a": view])
            }
        }
        let message = text(result.standardErrorContent)
        #expect(message.contains("Unable to parse constraint format: ") && message.contains("|-[a"))
    }
}
