import Foundation
import QuartzCore

/// The detection of patterns in the texts of items. Items without a text have none.
///
/// The completion handlers are called on the main thread in the next frame. Nothing fails: a pasteboard without items
/// has no patterns.
extension UIPasteboard {
    /// Returns the patterns that the first item has, of those that are looked for.
    public func detectedPatterns(
        for keyPaths: Set<PartialKeyPath<UIPasteboard.DetectedValues>>
    ) async throws -> Set<PartialKeyPath<UIPasteboard.DetectedValues>> {
        firstValues(keyPaths).patterns
    }

    /// Returns the patterns that each item of a set, or of all items, has.
    public func detectedPatterns(
        for keyPaths: Set<PartialKeyPath<UIPasteboard.DetectedValues>>,
        inItemSet itemSet: IndexSet?
    ) async throws -> [Set<PartialKeyPath<UIPasteboard.DetectedValues>>] {
        values(keyPaths, in: itemSet).map(\.patterns)
    }

    /// Returns the values of the first item for the patterns that are looked for.
    public func detectedValues(
        for keyPaths: Set<PartialKeyPath<UIPasteboard.DetectedValues>>
    ) async throws -> UIPasteboard.DetectedValues {
        firstValues(keyPaths)
    }

    /// Returns the values of each item of a set, or of all items, for the patterns that are looked for.
    public func detectedValues(
        for keyPaths: Set<PartialKeyPath<UIPasteboard.DetectedValues>>,
        inItemSet itemSet: IndexSet?
    ) async throws -> [UIPasteboard.DetectedValues] {
        values(keyPaths, in: itemSet)
    }

    /// Finds the patterns that the first item has, of those that are looked for.
    public func detectPatterns(
        for keyPaths: Set<PartialKeyPath<UIPasteboard.DetectedValues>>,
        completionHandler: @escaping (Result<Set<PartialKeyPath<UIPasteboard.DetectedValues>>, any Error>) -> Void
    ) {
        let patterns = firstValues(keyPaths).patterns
        afterwards { completionHandler(.success(patterns)) }
    }

    /// Finds the patterns that each item of a set, or of all items, has.
    public func detectPatterns(
        for keyPaths: Set<PartialKeyPath<UIPasteboard.DetectedValues>>,
        inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[Set<PartialKeyPath<UIPasteboard.DetectedValues>>], any Error>) -> Void
    ) {
        let patterns = values(keyPaths, in: itemSet).map(\.patterns)
        afterwards { completionHandler(.success(patterns)) }
    }

    /// Finds the values of the first item for the patterns that are looked for.
    public func detectValues(
        for keyPaths: Set<PartialKeyPath<UIPasteboard.DetectedValues>>,
        completionHandler: @escaping (Result<UIPasteboard.DetectedValues, any Error>) -> Void
    ) {
        let values = firstValues(keyPaths)
        afterwards { completionHandler(.success(values)) }
    }

    /// Finds the values of each item of a set, or of all items, for the patterns that are looked for.
    public func detectValues(
        for keyPaths: Set<PartialKeyPath<UIPasteboard.DetectedValues>>,
        inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[UIPasteboard.DetectedValues], any Error>) -> Void
    ) {
        let values = values(keyPaths, in: itemSet)
        afterwards { completionHandler(.success(values)) }
    }

    // MARK: Patterns that aren't key paths

    /// Finds the patterns that the first item has, of those that are looked for.
    @available(iOS, deprecated: 15.0, message: "Use detectedPatterns(for:)")
    public func detectPatterns(
        for patterns: Set<UIPasteboard.DetectionPattern>,
        completionHandler: @escaping (Result<Set<UIPasteboard.DetectionPattern>, any Error>) -> Void
    ) {
        let values = firstValues(keyPaths(patterns)).byPattern
        afterwards { completionHandler(.success(Set(values.keys))) }
    }

    /// Finds the patterns that each item of a set, or of all items, has.
    @available(iOS, deprecated: 15.0, message: "Use detectedPatterns(for:inItemSet:)")
    public func detectPatterns(
        for patterns: Set<UIPasteboard.DetectionPattern>,
        inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[Set<UIPasteboard.DetectionPattern>], any Error>) -> Void
    ) {
        let values = values(keyPaths(patterns), in: itemSet).map(\.byPattern)
        afterwards { completionHandler(.success(values.map { Set($0.keys) })) }
    }

    /// Finds the values of the first item for the patterns that are looked for: a `Double` for a number, and otherwise
    /// a `String`.
    @available(iOS, deprecated: 15.0, message: "Use detectedValues(for:)")
    public func detectValues(
        for patterns: Set<UIPasteboard.DetectionPattern>,
        completionHandler: @escaping (Result<[UIPasteboard.DetectionPattern: Any], any Error>) -> Void
    ) {
        let values = firstValues(keyPaths(patterns)).byPattern
        afterwards { completionHandler(.success(values)) }
    }

    /// Finds the values of each item of a set, or of all items, for the patterns that are looked for.
    @available(iOS, deprecated: 15.0, message: "Use detectedValues(for:inItemSet:)")
    public func detectValues(
        for patterns: Set<UIPasteboard.DetectionPattern>,
        inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[[UIPasteboard.DetectionPattern: Any]], any Error>) -> Void
    ) {
        let values = values(keyPaths(patterns), in: itemSet).map(\.byPattern)
        afterwards { completionHandler(.success(values)) }
    }

    private func keyPaths(_ patterns: Set<DetectionPattern>) -> Set<PartialKeyPath<DetectedValues>> {
        Set(patterns.compactMap(\.keyPath))
    }

    private func firstValues(_ keyPaths: Set<PartialKeyPath<DetectedValues>>) -> DetectedValues {
        DetectedValues(texts(in: IndexSet(integer: 0)).first ?? nil, keyPaths)
    }

    private func values(_ keyPaths: Set<PartialKeyPath<DetectedValues>>, in itemSet: IndexSet?) -> [DetectedValues] {
        texts(in: itemSet).map { DetectedValues($0, keyPaths) }
    }

    private func afterwards(_ block: @escaping () -> Void) {
        Device.current.clock.schedule(after: 0, block)
    }
}
