/// The rules by which the views of a test screen behave as Apple's do where this UIKit is kinder.
///
/// An app that looks right on this UIKit may still depend on its kindness: a table here keeps the touched row in place,
/// and a text is covered line by line as its row folds. A screen with ``asOnIOS`` takes that away:
///
/// ```swift
/// let strict = TestScreen(conduct: .asOnIOS)
/// let stricter = TestScreen(conduct: .asOnIOS.union(.uncertain))
/// let kind = TestScreen(conduct: .kind)
/// let texts = TestScreen(conduct: [.labelsSnap, .labelsStretch, .rowsOverflow, .requiredRowHeights])
/// let places = TestScreen(conduct: [.forgetsHeights, .scrollsByEstimates, .anchorsNothing, .movesOffset])
/// let cells = TestScreen(conduct: [.rowsEnterAtEstimates, .tilesForFinalBounds, .keepsCells])
/// let layouts = TestScreen(conduct: [.layoutWaits, .configuresInAnimations, .firstLayoutAnimates])
/// let touches = TestScreen(conduct: .updatesIgnoreTouches)
/// ```
///
/// Each rule can be turned on alone. Its description names the evidence: reports and recordings, since the behavior is
/// mostly undocumented. The rules of ``asOnIOS`` were measured or reported several times. Those of ``uncertain`` were
/// reported once or are inferred, so run a test with them and without.
public struct PlatformConduct: OptionSet, Hashable, Sendable {
    /// The bits of the rules: `conduct.rawValue`.
    public let rawValue: UInt32

    /// Creates a set of rules from its raw value: `PlatformConduct(rawValue: 3)`.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// No rules: the behavior of this UIKit in apps.
    public static let kind: PlatformConduct = []

    /// The rules that are documented, measured or reported several times.
    public static let asOnIOS: PlatformConduct = [
        .labelsSnap, .labelsStretch, .rowsOverflow, .requiredRowHeights, .forgetsHeights, .scrollsByEstimates,
        .anchorsNothing, .rowsEnterAtEstimates, .tilesForFinalBounds, .configuresInAnimations, .firstLayoutAnimates,
        .keepsCells,
    ]

    /// The rules that were reported once or are inferred.
    public static let uncertain: PlatformConduct = [.layoutWaits, .movesOffset, .updatesIgnoreTouches]

    /// A label draws its text for the end of an animation at once, and its size isn't animated when it becomes
    /// smaller. Its position is.
    ///
    /// So the lines of a row that folds are gone in the first frame, and the rest slides up from half the difference.
    /// Reported from 2009 to 2023: Apple's developer forums 725147, Stack Overflow 75263418, SnapKit issue 220.
    public static let labelsSnap = PlatformConduct(rawValue: 1 << 0)

    /// A label that grows shows the picture of its final size in the current bounds, as its `contentMode` tells:
    /// squeezed by default, unscaled for `.top`, and centered for `.left`.
    ///
    /// Stack Overflow 1729596 and 71622706. The squeeze of labels is contested.
    public static let labelsStretch = PlatformConduct(rawValue: 1 << 1)

    /// Cells whose heights change are clipped only if they clip to their bounds themselves.
    public static let rowsOverflow = PlatformConduct(rawValue: 1 << 2)

    /// The height of a content view is a required constraint in each layout, `UIView-Encapsulated-Layout-Height`, with
    /// the height that the table holds at that moment. One of the app's constraints is broken for it, with a message.
    ///
    /// Logs from 2014 to 2023: Stack Overflow 25059443 and 34009447, wikipedia-ios pull request 4299.
    public static let requiredRowHeights = PlatformConduct(rawValue: 1 << 3)

    /// An update sets the frames of cells and leaves their layout to the next layout pass, which the app may force
    /// inside its animation.
    ///
    /// Open Radar 16271, of iOS 10. Uncertain.
    public static let layoutWaits = PlatformConduct(rawValue: 1 << 4)

    /// The heights of rows off the screen become estimates when rows are inserted, deleted, moved or reloaded.
    ///
    /// Reported for iOS 8: TableViewCellWithAutoLayoutiOS8 issue 17. The requests for heights are documented.
    public static let forgetsHeights = PlatformConduct(rawValue: 1 << 5)

    /// `scrollToRow(at:at:animated:)` computes its target from estimates, and doesn't correct it on the way.
    ///
    /// Open Radar 1299, 282, 18588 and 8337.
    public static let scrollsByEstimates = PlatformConduct(rawValue: 1 << 6)

    /// An update keeps the scroll position, and not the rows on the screen, in place.
    ///
    /// Stack Overflow 4279730 and 48894085, Open Radar 17978.
    public static let anchorsNothing = PlatformConduct(rawValue: 1 << 7)

    /// A row that enters in an update begins with its estimated height.
    ///
    /// Recorded on iOS 26.1 by Vercantez/openuikit, where an entering row is 52 points high in its first frame.
    public static let rowsEnterAtEstimates = PlatformConduct(rawValue: 1 << 8)

    /// In an app's own animation of the scroll position, rows outside the final bounds are removed at once, and rows
    /// inside appear at once at their final places.
    ///
    /// Open Radar 19678, of iOS 11.3, and componentkit.
    public static let tilesForFinalBounds = PlatformConduct(rawValue: 1 << 9)

    /// `tableView(_:cellForRowAt:)` is called inside the animation in which the table is laid out.
    ///
    /// Open Radar 7051 and a backtrace in the-blue-alliance-ios issue 573.
    public static let configuresInAnimations = PlatformConduct(rawValue: 1 << 10)

    /// The first layout of a cell's content is part of the animation in which the table is laid out.
    ///
    /// Reported from 2015 to 2023: SlackTextViewController issue 175, HorizonCalendar pull request 81, Listable pull
    /// request 505.
    public static let firstLayoutAnimates = PlatformConduct(rawValue: 1 << 11)

    /// A cell that left the screen may return for its row without being configured, as since iOS 15.
    ///
    /// Documented for `isPrefetchingEnabled`; essential-feed-case-study pull requests 70 and 73. The number of cells
    /// that are kept is not known.
    public static let keepsCells = PlatformConduct(rawValue: 1 << 12)

    /// An update moves the content by itself, without an animation.
    ///
    /// Open Radar 20843 and 21104, of iOS 12. Uncertain.
    public static let movesOffset = PlatformConduct(rawValue: 1 << 13)

    /// Rows that an update moves receive touches only if the animation around it allows user interaction. Uncertain.
    public static let updatesIgnoreTouches = PlatformConduct(rawValue: 1 << 14)
}
