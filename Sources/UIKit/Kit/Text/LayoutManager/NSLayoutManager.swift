import CoreGraphics
import DisplayList
import Failures
import Foundation
import TextLayout

/// Lays out the text of a storage in containers, tells where its characters are, and draws them.
///
/// A glyph stands for a UTF-16 unit here, so that the index of a glyph is that of its character. A container gets what
/// those before it have no room for. The text is laid out when a place is asked for after a change. Points are in the
/// coordinates of a container.
///
/// ```swift
/// let (storage, manager, container) = (NSTextStorage(attributedString: text), NSLayoutManager(), NSTextContainer())
/// storage.addLayoutManager(manager)
/// manager.addTextContainer(container)
/// container.size = bounds.size
/// let character = manager.characterIndex(
///     for: touch.location(in: self),
///     in: container,
///     fractionOfDistanceBetweenInsertionPoints: nil
/// )
/// ```
///
/// Those of a text view are its own, and have its lines.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    /// The text. It is not retained: it retains its managers.
    open weak var textStorage: NSTextStorage? {
        didSet { layoutDidChange() }
    }

    /// The containers, in the order in which they are filled.
    open private(set) var textContainers: [NSTextContainer] = []

    /// Returns the layout of the view that shows the text; `nil` if there is no view.
    var shownText: (() -> ContainerLayout?)?

    private var known: [ContainerLayout]?

    /// Creates a manager without a text and containers.
    public override init() {
        super.init()
    }

    /// Adds a container at the end.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    /// Adds a container at an index.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        programmerError(
            unless: 0...textContainers.count ~= index,
            "index (\(index)) beyond bounds (\(textContainers.count))",
            in: "NSLayoutManager.insertTextContainer(_:at:)",
            .range
        )
        textContainers.insert(container, at: index)
        container.layoutManager = self
        layoutDidChange()
    }

    /// Removes the container at an index.
    open func removeTextContainer(at index: Int) {
        programmerError(
            unless: textContainers.indices.contains(index),
            "index (\(index)) beyond bounds (\(textContainers.count))",
            in: "NSLayoutManager.removeTextContainer(at:)",
            .range
        )
        textContainers.remove(at: index).layoutManager = nil
        layoutDidChange()
    }

    /// Lays out the text again when it is next needed.
    func layoutDidChange() { known = nil }

    /// The layouts of the containers.
    private var layouts: [ContainerLayout] {
        if let known { return known }
        let made = makeLayouts()
        known = made
        return made
    }

    private func makeLayouts() -> [ContainerLayout] {
        if let shown = shownText?() { return [shown] }
        guard let textStorage else { return [] }
        let text = StyledText(textStorage)
        var (layouts, start): ([ContainerLayout], Int) = ([], 0)
        for container in textContainers {
            let layout = ContainerLayout(text, from: start, in: container)
            layouts.append(layout)
            start = layout.range.upperBound
        }
        return layouts
    }

    private func layout(of container: NSTextContainer) -> ContainerLayout? {
        guard let index = textContainers.firstIndex(where: { $0 === container }) else { return nil }
        let layouts = layouts
        return layouts.indices.contains(index) ? layouts[index] : nil
    }

    private func index(ofLayoutWith glyph: Int) -> Int? {
        layouts.firstIndex { $0.range.contains(glyph) }
    }

    // MARK: Validity

    /// Lays out the text again, after a container has changed.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { layoutDidChange() }

    /// Lays out the text again when it is next needed.
    ///
    /// - Parameter actualCharRange: Receives the range: all of the text.
    open func invalidateLayout(
        forCharacterRange charRange: NSRange,
        actualCharacterRange actualCharRange: NSRangePointer?
    ) {
        layoutDidChange()
        actualCharRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
    }

    /// Lays out the text of a container, if it isn't laid out.
    open func ensureLayout(for container: NSTextContainer) { _ = layout(of: container) }

    /// Lays out the text, if it isn't laid out.
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layouts }

    /// Lays out the text, if it isn't laid out.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layouts }

    // MARK: Glyphs and characters

    /// The number of glyphs, which is the length of the text.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    /// Returns whether the text has a glyph.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { 0..<numberOfGlyphs ~= glyphIndex }

    /// Returns the glyph of a character: its index.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// Returns the character of a glyph: its index.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// Returns the glyphs of characters: their range.
    open func glyphRange(
        forCharacterRange charRange: NSRange,
        actualCharacterRange actualCharRange: NSRangePointer?
    ) -> NSRange {
        actualCharRange?.pointee = charRange
        return charRange
    }

    /// Returns the characters of glyphs: their range.
    open func characterRange(
        forGlyphRange glyphRange: NSRange,
        actualGlyphRange: NSRangePointer?
    ) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    /// Returns the glyphs in a container.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        NSRange(layout(of: container)?.range ?? 0..<0)
    }

    /// Returns the container with a glyph; `nil` if none has room for it.
    ///
    /// - Parameter effectiveGlyphRange: Receives the range of all glyphs in the container.
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
        -> NSTextContainer?
    {
        guard let index = index(ofLayoutWith: glyphIndex) else { return nil }
        effectiveGlyphRange?.pointee = NSRange(layouts[index].range)
        return textContainers[index]
    }

    // MARK: Places

    /// Returns the area that is used for text in a container, with the padding of its lines.
    open func usedRect(for container: NSTextContainer) -> CGRect { layout(of: container)?.used ?? .zero }

    /// Returns the smallest rectangle around glyphs in a container.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        guard let layout = layout(of: container), let range = Range(glyphRange) else { return .zero }
        let rects = layout.rects(of: range)
        guard let first = rects.first else {
            return range.lowerBound <= layout.range.upperBound ? layout.caretRect(at: range.lowerBound) : .zero
        }
        return rects.dropFirst().reduce(first) { $0.union($1) }
    }

    /// Returns the glyphs of the lines that a rectangle meets.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        let lines = layout(of: container)?.lines.filter { $0.rect.overlaps(bounds) } ?? []
        guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
        return NSRange(first.range.lowerBound..<last.range.upperBound)
    }

    /// Returns the glyph that is nearest to a point in a container.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// Returns the glyph that is nearest to a point in a container.
    ///
    /// - Parameter partialFraction: Receives the part of the width of the glyph that is before the point.
    open func glyphIndex(
        for point: CGPoint,
        in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let place = layout(of: container)?.character(at: point) ?? (offset: 0, fraction: 0)
        partialFraction?.pointee = place.fraction
        return place.offset
    }

    /// Returns the part of the width of the glyph at a point that is before the point.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        layout(of: container)?.character(at: point).fraction ?? 0
    }

    /// Returns the character that is nearest to a point in a container.
    ///
    /// - Parameter partialFraction: Receives the part of the way from the character to the next one.
    open func characterIndex(
        for point: CGPoint,
        in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }

    /// Returns the place of a glyph in its line: of its left edge, on the baseline.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let layout = index(ofLayoutWith: glyphIndex).map({ layouts[$0] }), let line = layout.line(at: glyphIndex)
        else { return .zero }
        return CGPoint(x: layout.caretRect(at: glyphIndex).minX, y: line.baseline - line.rect.minY)
    }

    // MARK: Lines

    private func line(at glyph: Int, _ range: NSRangePointer?) -> ContainerLayout.Line? {
        let layout = index(ofLayoutWith: glyph).map { layouts[$0] } ?? layouts.last
        let line = layout?.line(at: glyph)
        if let line { range?.pointee = NSRange(line.range) }
        return line
    }

    /// Returns the line of a glyph, as wide as its container.
    ///
    /// - Parameter effectiveGlyphRange: Receives the range of all glyphs in the line.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
        -> CGRect
    {
        line(at: glyphIndex, effectiveGlyphRange)?.rect ?? .zero
    }

    /// Returns the part of the line of a glyph that has text, with the padding.
    ///
    /// - Parameter effectiveGlyphRange: Receives the range of all glyphs in the line.
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
        -> CGRect
    {
        line(at: glyphIndex, effectiveGlyphRange)?.used ?? .zero
    }

    /// Returns the glyphs of a line that were left out; a location of `NSNotFound` if there are none.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        let nothing = NSRange(location: NSNotFound, length: 0)
        guard let layout = index(ofLayoutWith: glyphIndex).map({ layouts[$0] }), let line = layout.line(at: glyphIndex),
            line.isTruncated, let first = line.range.last(where: { !layout.rects(of: $0..<$0 + 1).isEmpty })
        else { return nothing }
        return first + 1 < line.range.upperBound ? NSRange(first + 1..<line.range.upperBound) : nothing
    }

    /// Calls a closure for each line with glyphs of a range: with its rectangle, the part with text, the container, the
    /// range of its glyphs, and whether to stop.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let range = Range(glyphRange) else { return }
        var stop: ObjCBool = false
        for (layout, container) in zip(layouts, textContainers) {
            for line in layout.lines where line.range.overlaps(range) {
                block(line.rect, line.used, container, NSRange(line.range), &stop)
                if stop.boolValue { return }
            }
        }
    }

    private var extra: (line: ContainerLayout.Line, container: NSTextContainer)? {
        zip(layouts, textContainers).lazy.compactMap { layout, container in layout.extra.map { ($0, container) } }.first
    }

    /// The empty line after a break at the end of the text; zero if there is none.
    open var extraLineFragmentRect: CGRect { extra?.line.rect ?? .zero }

    /// The part of the line after a break at the end that has text, with the padding; zero if there is none.
    open var extraLineFragmentUsedRect: CGRect { extra?.line.used ?? .zero }

    /// The container of the line after a break at the end; `nil` if there is none.
    open var extraLineFragmentTextContainer: NSTextContainer? { extra?.container }

    // MARK: Drawing

    /// Draws the backgrounds of glyphs in the current context.
    ///
    /// - Parameter origin: The place of the container's corner.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        draw(glyphsToShow, at: origin, .backgrounds)
    }

    /// Draws glyphs in the current context.
    ///
    /// - Parameter origin: The place of the container's corner.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        draw(glyphsToShow, at: origin, .foregrounds)
    }

    private func draw(_ glyphs: NSRange, at origin: CGPoint, _ layers: TextDrawingLayers) {
        guard let range = Range(glyphs), let context = UIGraphicsGetCurrentContext() else { return }
        initializeDisplayList()
        for layout in layouts where layout.range.overlaps(range) {
            let nodes = layout.nodes(origin: origin, color: UIColor.black.cgColor.rgba, layers: layers)
            guard !nodes.isEmpty else { continue }
            guard range.clamped(to: layout.range) != layout.range else {
                context.draw(.container(nodes))
                continue
            }
            context.saveGState()
            context.clip(to: layout.rects(of: range).map { $0.offsetBy(dx: origin.x, dy: origin.y) })
            context.draw(.container(nodes))
            context.restoreGState()
        }
    }
}
